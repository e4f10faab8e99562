import { hidesApr, type DealTyped } from '@retain/domain/deal/dealTypes'
import { formatDecimal } from '@retain/domain/money/format'
import type { Cents } from '@retain/domain/money/money'
import { bases } from '@retain/domain/payment/playground/basis'
import { chooseDownPayment, choosePayoff } from '@retain/domain/payment/playground/columnEdits'
import { changeVehicle } from '@retain/domain/payment/playground/playground'
import type { PlaygroundVehicle } from '@retain/domain/payment/playground/playgroundVehicle'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Select } from '@retain/ui/select'
import { drawnByValue } from '../../core/state/drawnByValue'
import { Figure } from '../payment/FigureCell'
import type { PlaygroundEdit } from '../payment/usePlayground'
import { ReachPayment } from './ReachPayment'

/** The down payments that are quoted, as they are called, and which of them is chosen; -1 for none. */
interface QuotedDownPayments {
  readonly labels: readonly string[]
  readonly amounts: readonly Cents[]
  readonly selected: number
}

interface PaymentChoicesProps {
  readonly vin: string
  readonly title: string
  readonly rate: Pick<PlaygroundVehicle, 'aprValue' | 'initAprValue'>
  readonly isPayoff: boolean
  readonly downPayments: QuotedDownPayments
  readonly deal: DealTyped
  /** Where the column stands in the sheet. */
  readonly at: number
  readonly edit: PlaygroundEdit
}

const options = bases.map((basis) => ({ id: basis, label: basis }))

/** What the payments of a vehicle follow from and can be chosen: rate, down payment, basis, or the payment itself. */
export const PaymentChoices = drawnByValue(function PaymentChoices(props: PaymentChoicesProps) {
  const { vin, title, rate, isPayoff, downPayments, deal, at, edit } = props
  const { labels, amounts, selected } = downPayments
  return (
    <>
      <div data-choices="">
        {!hidesApr(deal) && (
          <div>
            <span aria-hidden="true">APR</span>
            <Figure
              label={`APR, ${title}`}
              figure={{
                place: { of: 'offered', vin, field: 'aprValue', at: 0 },
                text: formatDecimal(rate.aprValue, 2),
                isEdited: rate.aprValue !== rate.initAprValue,
              }}
              place={{ row: -1, column: at, at: 0 }}
              unit="%"
              size="medium"
              edit={edit}
              isReadOnly={false}
            />
          </div>
        )}
        <Select
          label="Down Payment"
          options={labels.map((label, option) => ({ id: String(option), label }))}
          value={selected < 0 ? null : String(selected)}
          onChange={(option) => {
            const amount = amounts[Number(option)]
            if (amount !== undefined)
              edit.change('downPayment', (playground) =>
                changeVehicle(playground, vin, (one) => chooseDownPayment(one, amount)),
              )
          }}
          isDisabled={labels.length === 0}
        />
      </div>
      <SegmentedControl
        label={`Equity or Payoff, ${title}`}
        isLabelHidden
        isWide
        size="small"
        options={options}
        value={isPayoff ? 'Payoff' : 'Equity'}
        onChange={(basis) =>
          edit.change('basis', (playground) =>
            changeVehicle(playground, vin, (one) => choosePayoff(one, basis === 'Payoff')),
          )
        }
      />
      <ReachPayment {...{ vin, title }} />
    </>
  )
})
