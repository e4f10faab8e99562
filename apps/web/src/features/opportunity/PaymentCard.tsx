import type { CurrentVehicleEdits } from '@retain/domain/deal/currentVehicleEdits'
import { noReplacementEdits } from '@retain/domain/deal/replacementEdits'
import { formatDollars } from '@retain/domain/money/format'
import type { Cents } from '@retain/domain/money/money'
import { noDeskingEdits } from '@retain/domain/payment/desking/deskingTerms'
import { paymentTiles, type PaymentTile } from '@retain/domain/opportunity/paymentTiles'
import type { AsyncStatus } from '@retain/domain/opportunity/status/detailsStatus'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { Card } from '@retain/ui/card'
import { StatTiles } from '@retain/ui/stat-tile'
import { memo } from 'react'
import type { Section } from '../../core/api/section'
import { explanationOf } from '../explanation/explanationOf'
import { useDesking } from '../payment/useDesking'
import type { TriedOffer } from './replacement/triedOffer'
import type { Sections } from './useSections'

interface PaymentCardProps extends Pick<Sections, 'payment' | 'deal' | 'vehicles'> {
  readonly row: LogRow | undefined
  readonly isNarrow: boolean
  /** What is tried out with the current vehicle. */
  readonly edits: CurrentVehicleEdits
  /** What is tried out with the replacement; `null` for nothing. */
  readonly offer: TriedOffer | null
}

/** What the customer has, pays now and would pay: the figures that count most. On a phone they stand without a card. */
export const PaymentCard = memo(function PaymentCard({
  payment,
  deal,
  vehicles,
  row,
  isNarrow,
  edits,
  offer,
}: PaymentCardProps) {
  const desking = useDesking()
  const { tiles, caption } = paymentTiles({
    leaseFinance: offer?.leaseFinance ?? payment.data ?? null,
    dealInformation: deal.data ?? null,
    vehicleInfo: vehicles.data ?? null,
    currentEdits: edits,
    replacementEdits: offer?.edits ?? noReplacementEdits,
    desking: desking === undefined ? undefined : { onFile: desking, edits: noDeskingEdits },
  })
  const [equity, now, replacement, difference] = tiles
  const shown = [
    // The row of the list has the first two already.
    known(equity, row?.equityAmount, vehicles),
    known(now, row?.currentPayment, deal, payment),
    known(replacement, undefined, payment),
    known(difference, undefined, deal, payment),
  ]
  const figures = (
    <StatTiles
      label="Payment"
      // A word that does not fit its tile breaks where it may.
      tiles={shown.map(({ explained, ...tile }) => ({
        ...tile,
        label: tile.label.replace('Replacement', 'Replace\u00adment'),
        explanation: explanationOf(tile, explained),
      }))}
    />
  )
  if (isNarrow && payment.status !== 'error') return <div data-payment="">{figures}</div>
  return (
    <div data-payment="">
      <Card
        title="Payment"
        action={caption}
        state={payment.status === 'error' ? 'error' : 'ready'}
        onRetry={payment.refetch}
      >
        {figures}
      </Card>
    </div>
  )
})

/** A figure as it is known now: until its sections are loaded that of the list's row, or none yet. */
function known(
  tile: PaymentTile,
  amount: Cents | null | undefined,
  ...sections: readonly Section<unknown>[]
) {
  const missing = sections.filter(({ data }) => data === undefined)
  if (tile.value !== '' || missing.length === 0) return tile
  if (amount !== undefined) return { ...tile, value: formatDollars(amount) }
  return { ...tile, isLoading: missing.some(({ status }) => isOnItsWay(status)) }
}

const isOnItsWay = (status: AsyncStatus): boolean => status === 'notStarted' || status === 'inProgress'
