import { skipToken } from '@reduxjs/toolkit/query'
import type { PlaceholderValues } from '@retain/domain/templates/placeholders'
import { opportunityApi } from '../opportunity/opportunityApi'
import { useTemplateFacts } from '../opportunity/email/useTemplateFacts'
import { usePlaceholderValues } from '../templates/usePlaceholderValues'

/** What a preview shows of a customer. */
export interface PreviewCustomer {
  readonly values: PlaceholderValues
  /** Where an email would go; `null` without an address on file. */
  readonly email: string | null
  readonly isLoading: boolean
  readonly isError: boolean
  readonly retry: () => void
}

const { useGetCustomerInfoQuery, useGetDealInfoQuery, useGetVehicleInfoQuery } = opportunityApi

/**
 * Reads a customer for a preview. Only sections whose reading leaves no trace are read: nobody has opened the customer.
 *
 * @param opptId `null` while none is chosen.
 */
export function usePreviewCustomer(opptId: string | null): PreviewCustomer {
  const of = opptId === null ? skipToken : { params: { opptId } }
  const customer = useGetCustomerInfoQuery(of)
  const deal = useGetDealInfoQuery(of)
  const vehicles = useGetVehicleInfoQuery(of)
  const facts = useTemplateFacts({
    customer: { data: customer.currentData },
    deal: { data: deal.currentData },
    vehicles: { data: vehicles.currentData },
  })
  const all = [customer, deal, vehicles]
  return {
    values: usePlaceholderValues(facts),
    email: customer.currentData?.email ?? null,
    isLoading: all.some(({ isFetching, currentData }) => isFetching && currentData === undefined),
    isError: all.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of all) if (isError) void refetch()
    },
  }
}
