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
  if (!isLoaded(vehicle)) return loadStatus === 'error' ? null : <Skeleton lines={12} />
  const shown = shownLeaseFinance(vehicle)
  const quote = quoteFor(shown, deal)
  const explained = (of: LenderQuote | null) => (place: QuotedPlace) =>
    of === null ? null : explainColumnPayment(work.playground, vehicle, context, of, place)
  return (
    <Pays role="group" aria-label={`Payments, ${title}`} aria-busy={loadStatus === 'refresh'}>
      <header>
        <strong>{headline.payment}</strong>
        {headline.difference !== '' && <span data-tone={headline.tone}>{headline.difference}</span>}
      </header>
      <small>{caption}</small>
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
                text: formatDecimal(vehicle.aprValue, 2),
                isEdited: vehicle.aprValue !== vehicle.initAprValue,
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
        value={vehicle.vehiclePayoffSelected ? 'Payoff' : 'Equity'}
        onChange={(basis) =>
          work.change('basis', (playground) =>
            changeVehicle(playground, vin, (one) => choosePayoff(one, basis === 'Payoff')),
          )
        }
      />
      <ReachPayment {...{ vin, title, work }} />
      <ExplainedTermGrid label={`Monthly payments, ${title}`} grid={grid} explain={explained(quote)} />
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
