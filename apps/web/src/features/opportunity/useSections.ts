import { detailsStatus, type AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import { useEffect, useMemo, useState } from 'react'
import { aheadEnded } from '../../core/api/aheadSlice'
import { useAppDispatch } from '../../core/state/appHooks'
import { flagApi } from '../flagging/flagApi'
import { freshFor, pageOf } from './opening/readOpportunity'
import { opportunityApi, type Opening } from './opportunityApi'
import { useSection } from './section'

const {
  useGetContactHistoryQuery,
  useGetCustomerInfoQuery,
  useGetDealInfoQuery,
  useGetLastRoCustomerQuery,
  useGetOpportunityDetailsQuery,
  useGetOpportunityQuery,
  useGetPaymentInfoQuery,
  useGetVehicleInfoQuery,
} = opportunityApi
const { useQuerySubscription: useFlaggedSubscription } = flagApi.endpoints.listFlaggedAssociates

const fresh = { refetchOnMountOrArgChange: freshFor }

/**
 * The sections of an opportunity and their status together. All are requested at once, with the flags, but the history only
 * when the view has been recorded: its second view is then the one before this (O-048). What was read ahead is not
 * requested again.
 */
export function useSections({ opptId, opening }: Opening) {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(aheadEnded(pageOf(opptId))), [dispatch, opptId])
  const [isRefresh, setIsRefresh] = useState(false)
  const of = useMemo(() => ({ params: { opptId } }), [opptId])

  // Where no row of a list names the store, they show with the opportunity, which is read by a request of its own.
  useFlaggedSubscription({ query: { oppId: opptId } }, fresh)
  const opportunityQuery = useGetOpportunityQuery({ opptId, opening })
  const isViewRecorded = !opportunityQuery.isUninitialized && !opportunityQuery.isLoading
  const sections = {
    opportunity: useSection('opportunity', opportunityQuery, isRefresh),
    frame: useSection('frame', useGetOpportunityDetailsQuery(of, fresh), isRefresh),
    customer: useSection('equityDealCustomer', useGetCustomerInfoQuery(of, fresh), isRefresh),
    deal: useSection('dealInformation', useGetDealInfoQuery(of, fresh), isRefresh),
    vehicles: useSection('currentVehicle', useGetVehicleInfoQuery(of, fresh), isRefresh),
    payment: useSection('leaseFinance', useGetPaymentInfoQuery(of, fresh), isRefresh),
    lastRo: useSection('lastRoDealCustomer', useGetLastRoCustomerQuery(of, fresh), isRefresh),
    history: useSection(
      'contactHistory',
      useGetContactHistoryQuery(of, { refetchOnMountOrArgChange: true, skip: !isViewRecorded }),
      isRefresh,
    ),
  }
  const all = Object.values(sections)
  const status = useStatus(all.map((section) => section.status))
  if (isRefresh && status !== 'refresh' && status !== 'inProgress') setIsRefresh(false)

  return {
    ...sections,
    status,
    /** Reads everything again. */
    refresh: () => {
      setIsRefresh(true)
      for (const { refetch } of all) refetch()
    },
    /** Reads again what failed. */
    retry: () => {
      for (const section of all) if (section.status === 'error') section.refetch()
    },
  }
}

/** The sections of the page. */
export type Sections = ReturnType<typeof useSections>

/** The status of the details, which some combinations of sections leave as it was (O-072). */
function useStatus(statuses: readonly AsyncStatus[]): AsyncStatus {
  const [previous, setPrevious] = useState<AsyncStatus>('notStarted')
  const status = detailsStatus(statuses, previous)
  if (status !== previous) setPrevious(status)
  return status
}
