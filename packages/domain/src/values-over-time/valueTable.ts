import { formatDollars } from '../money/format'
import { monthText } from './equityTurn'
import type { ValueHistory, ValuePoint } from './valueHistory'

/** A figure that is followed over time. */
export type ValueKey = 'equity' | 'paymentDifference'

/** A figure that some month has. */
export interface ValueColumn {
  readonly key: ValueKey
  readonly label: string
  /** What it is today; `–` where it is not known. */
  readonly now: string
}

/** A month of the table. */
export interface ValueTableRow {
  readonly label: string
  /** In the order of the columns. */
  readonly cells: readonly string[]
}

const labels: Readonly<Record<ValueKey, string>> = {
  equity: 'Equity',
  paymentDifference: 'Payment difference',
}
const keys = Object.keys(labels) as readonly ValueKey[]

const cellOf = (point: ValuePoint | undefined, key: ValueKey): string => {
  const amount = point?.[key] ?? null
  return amount === null ? '–' : formatDollars(amount)
}

/**
 * The figures that at least one month has, as a cash deal has no payment difference.
 *
 * @example valueColumns(history).map(({ label }) => label) // ['Equity', 'Payment difference']
 */
export const valueColumns = ({ points }: ValueHistory): readonly ValueColumn[] =>
  keys
    .filter((key) => points.some((point) => point[key] !== null))
    .map((key) => ({ key, label: labels[key], now: cellOf(points.at(-1), key) }))

/** The months of the table, today first. */
export const valueRows = (
  { points }: ValueHistory,
  columns: readonly ValueColumn[],
): readonly ValueTableRow[] =>
  points
    .map((point, at) => ({
      label: at === points.length - 1 ? 'Today' : monthText(point.day),
      cells: columns.map(({ key }) => cellOf(point, key)),
    }))
    .toReversed()
