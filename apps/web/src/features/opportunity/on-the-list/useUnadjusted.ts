import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import type { ListedSearch } from '@retain/domain/work-log/listed/listedSearch'
import { unadjustedFigures, type UnadjustedFigures } from '@retain/domain/work-log/listed/unadjustedFigures'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { offerApi } from '../../payment/offerApi'
import { opportunityApi } from '../opportunityApi'

/**
 * What the list compares of a customer without the trade adjustment that is in it. The terms of the replacement are asked for only
 * where a filter of payment differences is held against an adjusted value.
 */
export function useUnadjusted(
  opptId: string,
  { asked }: Pick<ListedSearch, 'asked'>,
  opportunity: SearchedOpportunity | undefined,
): UnadjustedFigures {
  const { currentData: vehicles } = opportunityApi.useGetVehicleInfoQuery({ params: { opptId } })
  const vehicle = vehicles?.currentVehicle
  const replacement = vehicles?.replacementVehicle ?? null
  const isAdjusted = (vehicle?.valueAdjustment ?? null) !== null
  const isOfferAsked =
    isAdjusted && replacement !== null && asked.some(({ filter }) => filter === 'paymentDiff')
  const vin = replacement?.vin ?? ''
  const { currentData: offer } = offerApi.useGetOfferTermsQuery(
    isOfferAsked ? { query: { opptId, ...(vin === '' ? {} : { vin }) } } : skipToken,
  )
  return opportunity === undefined || vehicle === undefined
    ? {}
    : unadjustedFigures(opportunity, vehicle, offer)
}
