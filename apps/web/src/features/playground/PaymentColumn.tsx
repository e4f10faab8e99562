import type { DealTyped } from '@retain/domain/deal/dealTypes'
import type { PlaygroundColumn } from '@retain/domain/payment/playground/playgroundColumns'
import {
  isLoaded,
  shownLeaseFinance,
  type PlaygroundVehicle,
} from '@retain/domain/payment/playground/playgroundVehicle'
import { quoteFor } from '@retain/domain/payment/lenderQuote'
import { Skeleton } from '@retain/ui/skeleton'
import { useState } from 'react'
import { drawnByValue } from '../../core/state/drawnByValue'
import type { PlaygroundEdit } from '../payment/usePlayground'
import { ExplainedTermGrid } from './ExplainedTermGrid'
import { PaymentChoices } from './PaymentChoices'
import { Pays } from './playgroundStyle'

interface PaymentColumnProps {
  readonly column: PlaygroundColumn
  readonly vehicle: PlaygroundVehicle
  /** Where the column stands in the sheet. */
  readonly at: number
  readonly deal: DealTyped
  readonly edit: PlaygroundEdit
}

/** What one vehicle costs a month: rate, down payment and basis to choose, and the payments of all terms. */
export const PaymentColumn = drawnByValue(function PaymentColumn(props: PaymentColumnProps) {
  const { column, vehicle, at, deal, edit } = props
  const { headline, caption, grid, loan, title } = column
  const { vin } = vehicle
  const { loadStatus } = vehicle.leaseFinance
  const known = useLastLoaded(vehicle)
  if (loadStatus === 'error') return null
  if (known === null) return <Skeleton lines={12} />
  const { aprValue, initAprValue, vehiclePayoffSelected } = known
  return (
    <Pays role="group" aria-label={`Payments, ${title}`} aria-busy={loadStatus !== 'complete'}>
      {isLoaded(vehicle) ? (
        <>
          <header>
            <strong>{headline.payment}</strong>
            {headline.difference !== '' && <span data-tone={headline.tone}>{headline.difference}</span>}
          </header>
          <small>{caption}</small>
        </>
      ) : (
        <Skeleton lines={2} />
      )}
      <PaymentChoices
        {...{ vin, title, deal, at, edit }}
        rate={{ aprValue, initAprValue }}
        isPayoff={vehiclePayoffSelected}
        downPayments={{
          labels: grid.downPayments,
          amounts: quoteFor(shownLeaseFinance(vehicle), deal)?.downPayments ?? [],
          selected: grid.selected,
        }}
      />
      {isLoaded(vehicle) ? (
        <ExplainedTermGrid label={`Monthly payments, ${title}`} {...{ grid, vin }} />
      ) : (
        <Skeleton lines={9} />
      )}
      {loan.rows.length > 0 && <ExplainedTermGrid label="Finance" grid={loan} vin={vin} isLoan isTitled />}
    </Pays>
  )
})

/** The column as it was last computed, so that its fields stay while it is computed anew; `null` before it was. */
function useLastLoaded(vehicle: PlaygroundVehicle): PlaygroundVehicle | null {
  const [last, setLast] = useState<PlaygroundVehicle | null>(null)
  const known = isLoaded(vehicle) ? vehicle : last?.vin === vehicle.vin ? last : null
  if (known !== last) setLast(known)
  return known
}
