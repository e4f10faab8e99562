import { formatDate } from '../calendar/formats'
import type { OffsetMinutes } from '../calendar/storeOffset'
import { currentPayment } from '../deal/currentPayment'
import { paymentPayoff } from '../deal/paymentPayoff'
import { formatCount, formatDecimal, formatDollars } from '../money/format'
import type { Cents } from '../money/money'
import type {
  CurrentVehicle,
  DealInformation,
  LastRoCustomer,
  ReplacementVehicle,
  VehicleDescription,
} from '../opportunity/sections'
import { warrantyBadge } from '../work-log/rows/cells/warranty'
import {
  comparisonLabels,
  currentVehicleLabels,
  replacementLabels,
  type ComparisonLabel,
  type CurrentVehicleLabel,
  type ReplacementLabel,
} from './comparisonLabels'
import { historyConditionLabels, recallLabels } from './historyReport'
import { annualFuelSavings, formatMpg, mpgDiff, type FuelUse } from './mpg'

/** One line of a vehicle. */
export interface ComparisonRow<Label extends ComparisonLabel = ComparisonLabel> {
  readonly label: Label
  /** `null` leaves the place blank. */
  readonly value: string | null
  /** A short sign behind the value: what a used vehicle was certified as, where a value comes from. */
  readonly badge?: string
  /** Good for the customer. */
  readonly tone?: 'good'
}

/** What one line shows. */
type Cell = Omit<ComparisonRow, 'label'>

const shown = (...parts: readonly (string | number | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== '').join(' ') || null

const cell = (value: string | null): Cell => ({ value: value === '' ? null : value })

const money = (amount: Cents | null): Cell => cell(formatDollars(amount))

/** The cell with a sign behind it, where there is a value and a sign. */
const withBadge = (plain: Cell, badge: string | null): Cell =>
  plain.value === null || badge === null ? plain : { ...plain, badge }

/**
 * The name of a vehicle.
 *
 * @example vehicleName(vehicle) // '2021 Honda Accord EX-L'
 */
export const vehicleName = ({
  year,
  make,
  model,
  trim,
}: Pick<VehicleDescription, 'year' | 'make' | 'model' | 'trim'>): string =>
  shown(year, make, model, trim) ?? ''

/** New, or Used with what it was certified as; the classification is a used vehicle's alone (OP-096). */
function condition(vehicle: VehicleDescription): Cell {
  const { newOrUsed, usedClassification } = vehicle
  const badge = warrantyBadge({ newUsed: newOrUsed, usedClassification })
  return withBadge(cell(badge === null ? newOrUsed : `${newOrUsed} · ${usedClassification}`), badge)
}

const described = (vehicle: VehicleDescription) => ({
  Condition: condition(vehicle),
  Vehicle: cell(vehicleName(vehicle)),
  VIN: cell(vehicle.vin),
  Year: cell(shown(vehicle.year)),
  Make: cell(vehicle.make),
  Model: cell(vehicle.model),
  'Body Type': cell(vehicle.bodyType),
  Color: cell(vehicle.color),
  Trim: cell(vehicle.trim),
  Transmission: cell(vehicle.transmission),
  Mileage: cell(formatCount(vehicle.mileage)),
  MPG: cell(formatMpg(vehicle)),
  'Fuel Type': cell(vehicle.fuelType),
})

/** The sections that the Current vehicle panel is made of; what is missing leaves its lines blank. */
export interface CurrentVehicleSections {
  readonly currentVehicle: CurrentVehicle
  readonly dealInformation: Pick<DealInformation, 'paymentAmt' | 'paymentAmtEdited'> | null
  readonly lastRoDealCustomer: LastRoCustomer | null
  /** The store's offset, in which dates are shown. */
  readonly offset: OffsetMinutes
}

function historyReport({ historyCondition, recall }: CurrentVehicle): Cell {
  const parts = [
    historyCondition === null ? null : historyConditionLabels[historyCondition],
    recall === null ? null : recallLabels[recall],
  ]
  return cell(parts.filter((part) => part !== null).join(' · '))
}

/** The twenty-five lines of the current vehicle, in order (O-098, OP-092). */
export function currentVehicleRows({
  currentVehicle: vehicle,
  dealInformation,
  lastRoDealCustomer: order,
  offset,
}: CurrentVehicleSections): readonly ComparisonRow<CurrentVehicleLabel>[] {
  const { equityAmount, numberOfPayments } = vehicle
  const payment = currentPayment(dealInformation)
  const cells: Readonly<Record<CurrentVehicleLabel, Cell>> = {
    ...described(vehicle),
    'vehicle history report': historyReport(vehicle),
    'Vehicle Value': withBadge(money(vehicle.vehicleValue), vehicle.valueSource),
    'Est Payoff': money(vehicle.payoffAmt),
    'Equity Amount': {
      ...money(equityAmount),
      ...(equityAmount !== null && equityAmount > 0 ? { tone: 'good' } : {}),
    },
    '# Of Payments': cell(formatCount(numberOfPayments)),
    'Monthly Payments': money(payment),
    'Payment Payoff': money(paymentPayoff(numberOfPayments, payment)),
    'Last RO Date': cell(order?.lastRoDate ? formatDate(order.lastRoDate, offset) : null),
    'RO Amount': money(order?.roAmount ?? null),
    'RO Status': cell(order?.roStatus ?? null),
    'RO #': cell(order?.roNumber ?? null),
    'RO Tag #': cell(order?.roTagNumber ?? null),
  }
  return currentVehicleLabels.map((label) => ({ label, ...cells[label] }))
}

/** The twenty-two lines of a replacement beside the current vehicle, in order (OP-092, OP-095). */
export function replacementRows(
  vehicle: ReplacementVehicle,
  current: CurrentVehicle,
  fuelUse: FuelUse,
): readonly ComparisonRow<ReplacementLabel>[] {
  const cells: Readonly<Record<ReplacementLabel, Cell>> = {
    ...described(vehicle),
    'vehicle history report': cell(null),
    'MPG Diff': cell(formatDecimal(mpgDiff(vehicle, current), 1)),
    'Annual Fuel Savings': money(annualFuelSavings(vehicle, current, fuelUse)),
    MSRP: money(vehicle.msrp),
    'Rebate Amount': money(vehicle.rebateAmt),
    'Discount Amount': money(vehicle.discount),
    'Est Selling Price': money(vehicle.estimatedSelPrice),
    'Down Payment Options': cell(vehicle.downPaymentOptions.map(formatDollars).join(', ')),
    Location: cell(vehicle.vehLocationStore),
  }
  return replacementLabels.map((label) => ({ label, ...cells[label] }))
}

/** The rows that a panel shows, in the order of the rows. */
export const onlyRows = <Row extends { readonly label: ComparisonLabel }>(
  rows: readonly Row[],
  labels: readonly ComparisonLabel[],
): readonly Row[] => rows.filter(({ label }) => labels.includes(label))

/** One line of several vehicles side by side. */
export interface ComparedRow {
  readonly label: ComparisonLabel
  /** One for each vehicle; `null` where the line is not one of its own, so that the lines stay beside each other. */
  readonly cells: readonly (ComparisonRow | null)[]
}

/**
 * Vehicles side by side: all thirty-three lines in order, with the line of each vehicle that has it (OP-092).
 *
 * @example comparisonRows([currentVehicleRows(sections), replacementRows(vehicle, current, fuelUse)])
 */
export const comparisonRows = (vehicles: readonly (readonly ComparisonRow[])[]): readonly ComparedRow[] =>
  comparisonLabels.map((label) => ({
    label,
    cells: vehicles.map((rows) => rows.find((row) => row.label === label) ?? null),
  }))
