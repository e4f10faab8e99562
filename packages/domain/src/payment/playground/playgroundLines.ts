import { currentFigures } from '../../deal/currentVehicleEdits'
import { hidesApr } from '../../deal/dealTypes'
import { formatCount, formatDollars, formatPercent } from '../../money/format'
import type { ComparedRow, ComparisonRow } from '../../vehicle/comparison'
import type { ComparisonLabel } from '../../vehicle/comparisonLabels'
import { vehicleInForce } from './columnEdits'
import { resetPlayground, shownVehicles, type Playground } from './playground'
import { playgroundRows, type PlaygroundContext } from './playgroundColumns'
import type { CurrentField, PlaygroundPlace, VehicleField } from './playgroundInput'

/** The lines of the current vehicle that can be typed into, with the field of each (OP-090). */
const currentFieldOf: Readonly<Partial<Record<ComparisonLabel, CurrentField>>> = {
  'Vehicle Value': 'vehicleValueEdit',
  'Est Payoff': 'payoffAmtEdit',
  '# Of Payments': 'numberOfPaymentsEdit',
  'Monthly Payments': 'paymentAmtEdit',
  Mileage: 'mileageEdit',
}

/** The lines of an offered vehicle that can be typed into, with the field of each (O-114 to O-117). */
const offeredFieldOf: Readonly<Partial<Record<ComparisonLabel, VehicleField>>> = {
  'Rebate Amount': 'rebateAmountEdit',
  'Discount Amount': 'discountAmountEdit',
  'Est Selling Price': 'estimatedSelPriceEdit',
  'Down Payment Options': 'downPaymentOptionsEdit',
}

/** A figure that can be typed. */
export interface TypedFigure {
  readonly place: PlaygroundPlace
  /** The figure in force, as it is shown. */
  readonly text: string
  readonly isEdited: boolean
}

/** What stands in one line of one column. */
export interface PlaygroundCell extends ComparisonRow {
  /** `was $900` where something else is on file. */
  readonly was: string | null
  /** What can be typed: none, one figure, or one for each down payment option. */
  readonly figures: readonly TypedFigure[]
}

/** One line of the playground: a cell for each column, `null` where the line is not the vehicle's own. */
export interface PlaygroundLine {
  readonly label: ComparisonLabel
  readonly cells: readonly (PlaygroundCell | null)[]
}

function currentFigure(
  label: ComparisonLabel,
  row: ComparisonRow,
  { currentEdits }: Playground,
): readonly TypedFigure[] {
  const field = currentFieldOf[label]
  if (field === undefined) return []
  const place = { of: 'current', field } as const
  return [{ place, text: row.value ?? '', isEdited: currentEdits[field] !== null }]
}

function offeredFigures(label: ComparisonLabel, playground: Playground, at: number): readonly TypedFigure[] {
  const field = offeredFieldOf[label]
  const column = shownVehicles(playground)[at]
  if (field === undefined || column === undefined) return []
  const place = (option: number) => ({ of: 'offered', vin: column.vin, field, at: option }) as const
  const onFile = column.replacementVehicle
  const vehicle = vehicleInForce(column)
  const figures = {
    aprValue: [],
    rebateAmountEdit: [[vehicle.rebateAmt, onFile.rebateAmt]],
    discountAmountEdit: [[vehicle.discount, onFile.discount]],
    estimatedSelPriceEdit: [[vehicle.estimatedSelPrice, onFile.estimatedSelPrice]],
    downPaymentOptionsEdit: vehicle.downPaymentOptions.map(
      (amount, option) => [amount, onFile.downPaymentOptions[option] ?? null] as const,
    ),
  } as const
  return figures[field].map(([amount, before], option) => ({
    place: place(option),
    text: formatDollars(amount),
    isEdited: amount !== before,
  }))
}

const wasOf = (row: ComparisonRow, before: ComparisonRow | null | undefined): string | null =>
  before === null || before === undefined || before.value === row.value
    ? null
    : `was ${before.value ?? 'unknown'}`

/**
 * The lines of the playground with what can be typed in them, and with what is on file where something else is tried out
 * (OP-090, OP-092).
 *
 * @example playgroundLines(playground, context).find(({ label }) => label === 'Discount Amount')?.cells[1]?.was // 'was $900'
 */
export function playgroundLines(
  playground: Playground,
  context: PlaygroundContext,
): readonly PlaygroundLine[] {
  const onFile: readonly ComparedRow[] = playgroundRows(resetPlayground(playground), context)
  return playgroundRows(playground, context).map(({ label, cells }, line) => ({
    label,
    cells: cells.map((row, at) => {
      if (row === null) return null
      const figures =
        at === 0 ? currentFigure(label, row, playground) : offeredFigures(label, playground, at - 1)
      return { ...row, was: wasOf(row, onFile[line]?.cells[at]), figures }
    }),
  }))
}

/**
 * What stands under the payment that the customer makes now: payments left, rate, lender, equity and payoff, with what is tried
 * out in force; without those that are not known, and without the rate of a lease (O-111).
 *
 * @example currentSummary(playground, context)[0] // { label: '# Of Payments', value: '39' }
 */
export function currentSummary(
  { currentEdits, deal }: Playground,
  { currentVehicle, dealInformation }: PlaygroundContext,
): readonly { readonly label: string; readonly value: string }[] {
  const { numberOfPayments, equityAmount, paymentPayoff } = currentFigures(
    currentVehicle,
    dealInformation,
    currentEdits,
  )
  return [
    { label: '# Of Payments', value: formatCount(numberOfPayments) },
    { label: 'APR', value: hidesApr(deal) ? '' : formatPercent(dealInformation?.curVehFinanceRate ?? null) },
    { label: 'Lender', value: dealInformation?.lender ?? '' },
    { label: 'Equity', value: formatDollars(equityAmount) },
    { label: 'Payoff', value: formatDollars(paymentPayoff) },
  ].filter(({ value }) => value !== '')
}
