import { paymentTiles } from '@retain/domain/opportunity/paymentTiles'
import { formatDollars } from '@retain/domain/money/format'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { Card } from '@retain/ui/card'
import { StatTiles } from '@retain/ui/stat-tile'
import { memo } from 'react'
import type { Sections } from './useSections'

interface PaymentCardProps extends Pick<Sections, 'payment' | 'deal' | 'vehicles'> {
  readonly row: LogRow | undefined
  readonly isNarrow: boolean
}

/** What the customer has, pays now and would pay: the figures that count most. On a phone they stand without a card. */
export const PaymentCard = memo(function PaymentCard({
  payment,
  deal,
  vehicles,
  row,
  isNarrow,
}: PaymentCardProps) {
  const { tiles, caption } = paymentTiles({
    leaseFinance: payment.data ?? null,
    dealInformation: deal.data ?? null,
    vehicleInfo: vehicles.data ?? null,
  })
  const [equity, now, ...others] = tiles
  // The row of the list has the first two already.
  const known = [
    equity.value === '' && row !== undefined && vehicles.data === undefined
      ? { ...equity, value: formatDollars(row.equityAmount) }
      : equity,
    now.value === '' && row !== undefined && deal.data === undefined
      ? { ...now, value: formatDollars(row.currentPayment) }
      : now,
    ...others,
  ]
  const figures = (
    <StatTiles
      label="Payment"
      // A word that does not fit its tile breaks where it may.
      tiles={known.map((tile) => ({
        ...tile,
        label: tile.label.replace('Replacement', 'Replace\u00adment'),
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
