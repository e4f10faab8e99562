import { hidesApr } from '@retain/domain/deal/dealTypes'
import { explainColumnPayment } from '@retain/domain/explanation/explainColumn'
import type { QuotedPlace } from '@retain/domain/explanation/explainPayment'
import { formatDecimal } from '@retain/domain/money/format'
import type { LenderQuote } from '@retain/domain/opportunity/sections'
import { bases } from '@retain/domain/payment/playground/basis'
import { chooseDownPayment, choosePayoff } from '@retain/domain/payment/playground/columnEdits'
import { changeVehicle } from '@retain/domain/payment/playground/playground'
import type { PlaygroundColumn, PlaygroundContext } from '@retain/domain/payment/playground/playgroundColumns'
import {
  isLoaded,
  shownLeaseFinance,
  type PlaygroundVehicle,
} from '@retain/domain/payment/playground/playgroundVehicle'
import { quoteFor } from '@retain/domain/payment/lenderQuote'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { Skeleton } from '@retain/ui/skeleton'
import { useState } from 'react'
import { Figure } from '../payment/FigureCell'
import type { PlaygroundWork } from '../payment/usePlayground'
import { Pays } from './playgroundStyle'
import { ExplainedTermGrid } from './ExplainedTermGrid'
import { ReachPayment } from './ReachPayment'

interface PaymentColumnProps {
  readonly column: PlaygroundColumn
  readonly vehicle: PlaygroundVehicle
  /** Where the column stands in the sheet. */
  readonly at: number
  readonly work: PlaygroundWork
  readonly context: PlaygroundContext
}

const options = bases.map((basis) => ({ id: basis, label: basis }))

/** What one vehicle costs a month: rate, down payment and basis to choose, and the payments of all terms. */
export function PaymentColumn({ column, vehicle, at, work, context }: PaymentColumnProps) {
  const { headline, caption, grid, loan, title } = column
  const { deal } = work.playground
  const { vin } = vehicle
  const { loadStatus } = vehicle.leaseFinance
  const known = useLastLoaded(vehicle)
  if (loadStatus === 'error') return null
  if (known === null) return <Skeleton lines={12} />
  const shown = shownLeaseFinance(vehicle)
  const quote = quoteFor(shown, deal)
  const explained = (of: LenderQuote | null) => (place: QuotedPlace) =>
    of === null ? null : explainColumnPayment(work.playground, vehicle, context, of, place)
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
      <div data-choices="">
        {hidesApr(deal) ? (
          <span />
        ) : (
          <div>
            <span aria-hidden="true">APR</span>
            <Figure
              label={`APR, ${title}`}
              figure={{
                place: { of: 'offered', vin, field: 'aprValue', at: 0 },
                text: formatDecimal(known.aprValue, 2),
                isEdited: known.aprValue !== known.initAprValue,
              }}
              place={{ row: -1, column: at, at: 0 }}
              unit="%"
              size="medium"
              work={work}
              isReadOnly={false}
            />
          </div>
        )}
        <Select
          label="Down Payment"
          options={grid.downPayments.map((label, option) => ({ id: String(option), label }))}
          value={grid.selected < 0 ? null : String(grid.selected)}
          onChange={(option) => {
            const amount = quote?.downPayments[Number(option)]
            if (amount !== undefined)
              work.change('downPayment', (playground) =>
                changeVehicle(playground, vin, (one) => chooseDownPayment(one, amount)),
              )
          }}
          isDisabled={quote === null}
        />
      </div>
      <SegmentedControl
        label={`Equity or Payoff, ${title}`}
        isLabelHidden
        isWide
        size="small"
        options={options}
        value={known.vehiclePayoffSelected ? 'Payoff' : 'Equity'}
        onChange={(basis) =>
          work.change('basis', (playground) =>
            changeVehicle(playground, vin, (one) => choosePayoff(one, basis === 'Payoff')),
          )
        }
      />
      <ReachPayment {...{ vin, title, work }} />
      {isLoaded(vehicle) ? (
        <ExplainedTermGrid label={`Monthly payments, ${title}`} grid={grid} explain={explained(quote)} />
      ) : (
        <Skeleton lines={9} />
      )}
      {loan.rows.length > 0 && (
        <ExplainedTermGrid
          label="Finance"
          grid={loan}
          explain={explained(shown?.financeLender ?? null)}
          isTitled
        />
      )}
    </Pays>
  )
}

/** The column as it was last computed, so that its fields stay while it is computed anew; `null` before it was. */
function useLastLoaded(vehicle: PlaygroundVehicle): PlaygroundVehicle | null {
  const [last, setLast] = useState<PlaygroundVehicle | null>(null)
  const known = isLoaded(vehicle) ? vehicle : last?.vin === vehicle.vin ? last : null
  if (known !== last) setLast(known)
  return known
}
