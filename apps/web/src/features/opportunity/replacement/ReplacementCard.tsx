import type { CurrentVehicleEdits } from '@retain/domain/deal/currentVehicleEdits'
import type { DealInformation, LeaseFinance, VehicleInfo } from '@retain/domain/opportunity/sections'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { shortComparisonLabels } from '@retain/domain/vehicle/comparisonLabels'
import { Card } from '@retain/ui/card'
import { memo, useMemo } from 'react'
import type { Section } from '../../../core/api/section'
import { useLazyCode } from '../../../core/lazy/useLazyCode'
import type { PlaygroundSource } from '../../payment/heldPlayground'
import { useDesking } from '../../payment/useDesking'
import { loadingLines } from '../loadingLines'
import { panelCards } from '../panels/lazyPanelCards'
import { PlainReplacement } from './PlainReplacement'
import type { TriedOffer } from './triedOffer'

interface ReplacementCardProps {
  readonly opptId: string
  /** The store of the opportunity; not known before that is read. */
  readonly hyperionId: string | undefined
  readonly vehicles: Section<VehicleInfo>
  readonly deal: Section<DealInformation>
  readonly payment: Section<LeaseFinance>
  /** What is tried out with the current vehicle. */
  readonly edits: CurrentVehicleEdits
  readonly isReadOnly: boolean
  /** `null` while nothing is tried out. */
  readonly onTry: (offer: TriedOffer | null) => void
  readonly onCreateLead: () => void
}

/** The vehicle that is offered, beside the one that the customer has, with the amounts that can be tried out (O-114 to O-117). */
export const ReplacementCard = memo(function ReplacementCard(props: ReplacementCardProps) {
  const { opptId, vehicles, edits, isReadOnly, onTry, onCreateLead } = props
  const { data, status, refetch } = vehicles
  const replacement = data?.replacementVehicle
  const source = usePlaygroundSource(props)
  // What computes while one types comes after the page: until then the figures only show.
  const { module } = useLazyCode(panelCards, source === null ? 'no' : 'idle')
  return (
    <div data-replacement="">
      <Card
        title="Replacement vehicle"
        isFoldable
        summary={replacement ? vehicleName(replacement) : undefined}
        state={status === 'error' ? 'error' : 'ready'}
        onRetry={refetch}
      >
        {data === undefined ? (
          loadingLines(vehicles, shortComparisonLabels.length + 3)
        ) : module === null || source === null ? (
          <PlainReplacement {...{ opptId, onCreateLead }} vehicles={data} deal={props.deal.data ?? null} />
        ) : (
          <module.ReplacementWork {...{ opptId, source, edits, isReadOnly, onTry, onCreateLead }} />
        )}
      </Card>
    </div>
  )
})

/** What is computed with; `null` without a replacement, and until its sections are there. */
function usePlaygroundSource({
  opptId,
  hyperionId,
  vehicles: { data: vehicles },
  deal: { data: deal },
  payment: { data: payment },
}: ReplacementCardProps): PlaygroundSource | null {
  const desking = useDesking()
  return useMemo(() => {
    const replacement = vehicles?.replacementVehicle ?? null
    if (
      hyperionId === undefined ||
      vehicles === undefined ||
      replacement === null ||
      deal === undefined ||
      payment === undefined
    )
      return null
    return {
      opptId,
      hyperionId,
      deal,
      replacement,
      present: { currentVehicle: vehicles.currentVehicle, dealInformation: deal, desking },
      known: [{ vin: replacement.vin ?? '', leaseFinance: payment, optionalLeaseFinance: null }],
    }
  }, [opptId, hyperionId, vehicles, deal, payment, desking])
}
