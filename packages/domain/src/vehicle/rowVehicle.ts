import { paymentPayoff } from '../deal/paymentPayoff'
import { formatCount, formatDollars } from '../money/format'
import { warrantyBadge } from '../work-log/rows/cells/warranty'
import type { LogRow } from '../work-log/rows/logRow'
import { vehicleName, type ComparisonRow } from './comparison'
import type { CurrentVehicleLabel } from './comparisonLabels'

/** What a row of a list knows of the current vehicle. */
export interface RowVehicle {
  /** Year, make and model; empty where the row has none. */
  readonly name: string
  /** The lines of the vehicle whose values the row has. */
  readonly rows: readonly ComparisonRow<CurrentVehicleLabel>[]
}

/**
 * The current vehicle as the row of the list has it: the same values under the same labels as those of its own section, which
 * take their place once that is loaded. A line that the row does not know is left out.
 *
 * @example rowVehicle(row).name // '2021 Honda Accord'
 */
export function rowVehicle(row: LogRow): RowVehicle {
  const { equityAmount, paymentsLeft, currentPayment, vehicleMileage } = row
  const badge = warrantyBadge(row)
  const rows: readonly ComparisonRow<CurrentVehicleLabel>[] = [
    { label: 'Condition', value: badge === null ? row.newUsed : null },
    { label: 'Mileage', value: formatCount(vehicleMileage) },
    {
      label: 'Equity Amount',
      value: formatDollars(equityAmount),
      ...(equityAmount !== null && equityAmount > 0 ? { tone: 'good' } : {}),
    },
    { label: '# Of Payments', value: formatCount(paymentsLeft) },
    { label: 'Monthly Payments', value: formatDollars(currentPayment) },
    { label: 'Payment Payoff', value: formatDollars(paymentPayoff(paymentsLeft, currentPayment)) },
  ]
  return {
    name: vehicleName({ year: row.year, make: row.makeName, model: row.modelName, trim: null }),
    rows: rows.filter(({ value }) => value !== null && value !== ''),
  }
}
