import { detailsStatus, type AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import { useMemo } from 'react'
import type { OpportunityFrame, LastRoCustomer } from '@retain/domain/opportunity/sections'
import type { PlaygroundSource } from '../payment/heldPlayground'
import { opportunityApi } from '../opportunity/opportunityApi'
import { freshFor } from '../opportunity/opening/readOpportunity'
import { useDesking } from '../payment/useDesking'
import { useSection } from '../opportunity/section'

const {
  useGetDealInfoQuery,
  useGetLastRoCustomerQuery,
  useGetOpportunityDetailsQuery,
  useGetVehicleInfoQuery,
} = opportunityApi
const fresh = { refetchOnMountOrArgChange: freshFor }

/** What a playground is made of. */
export interface PlaygroundData {
  readonly frame: OpportunityFrame
  readonly source: PlaygroundSource
  readonly lastRo: LastRoCustomer | null
}

/**
 * Reads what the playground of an opportunity is made of, without recording a view.
 *
 * @returns its data once all is there, and how far that is.
 */
export function usePlaygroundData(opptId: string): {
  readonly data: PlaygroundData | null
  readonly status: AsyncStatus
  readonly retry: () => void
} {
  const of = useMemo(() => ({ params: { opptId } }), [opptId])
  const frame = useSection('frame', useGetOpportunityDetailsQuery(of, fresh), false)
  const deal = useSection('dealInformation', useGetDealInfoQuery(of, fresh), false)
  const vehicles = useSection('currentVehicle', useGetVehicleInfoQuery(of, fresh), false)
  const lastRo = useSection('lastRoDealCustomer', useGetLastRoCustomerQuery(of, fresh), false)
  const all = [frame, deal, vehicles, lastRo]
  const hyperionId = frame.data?.hyperionId
  const desking = useDesking()
  const source = useMemo((): PlaygroundSource | null => {
    if (hyperionId === undefined || deal.data === undefined || vehicles.data === undefined) return null
    const { currentVehicle, replacementVehicle } = vehicles.data
    return {
      opptId,
      hyperionId,
      deal: deal.data,
      replacement: replacementVehicle,
      present: { currentVehicle, dealInformation: deal.data, desking },
      known: [],
    }
  }, [opptId, hyperionId, deal.data, vehicles.data, desking])
  return {
    data:
      frame.data === undefined || source === null
        ? null
        : { frame: frame.data, source, lastRo: lastRo.data ?? null },
    status: detailsStatus(
      all.map((section) => section.status),
      'inProgress',
    ),
    retry: () => {
      for (const section of all) if (section.status === 'error') section.refetch()
    },
  }
}
