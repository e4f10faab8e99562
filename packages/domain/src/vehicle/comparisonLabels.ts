/** What vehicles are compared by, in the order of the screen (O-550). */
export const comparisonLabels = [
  'Condition',
  'Vehicle',
  'VIN',
  'vehicle history report',
  'Year',
  'Make',
  'Model',
  'Body Type',
  'Color',
  'Trim',
  'Transmission',
  'Mileage',
  'MPG',
  'MPG Diff',
  'Fuel Type',
  'Annual Fuel Savings',
  'Vehicle Value',
  'Est Payoff',
  'Equity Amount',
  '# Of Payments',
  'Monthly Payments',
  'Payment Payoff',
  'MSRP',
  'Rebate Amount',
  'Discount Amount',
  'Est Selling Price',
  'Last RO Date',
  'RO Amount',
  'RO Status',
  'RO #',
  'RO Tag #',
  'Down Payment Options',
  'Location',
] as const

/** One line of a comparison. */
export type ComparisonLabel = (typeof comparisonLabels)[number]

/** The lines that a replacement alone has (OP-092). */
const ofReplacementOnly = [
  'MPG Diff',
  'Annual Fuel Savings',
  'MSRP',
  'Rebate Amount',
  'Discount Amount',
  'Est Selling Price',
  'Down Payment Options',
  'Location',
] as const satisfies readonly ComparisonLabel[]

/** The lines that the current vehicle alone has (OP-092). */
const ofCurrentOnly = [
  'Vehicle Value',
  'Est Payoff',
  'Equity Amount',
  '# Of Payments',
  'Monthly Payments',
  'Payment Payoff',
  'Last RO Date',
  'RO Amount',
  'RO Status',
  'RO #',
  'RO Tag #',
] as const satisfies readonly ComparisonLabel[]

/** A line of the current vehicle. */
export type CurrentVehicleLabel = Exclude<ComparisonLabel, (typeof ofReplacementOnly)[number]>

/** A line of a replacement. */
export type ReplacementLabel = Exclude<ComparisonLabel, (typeof ofCurrentOnly)[number]>

const isIn = <Label extends ComparisonLabel>(
  labels: readonly Label[],
  label: ComparisonLabel,
): label is Label => labels.some((one) => one === label)

/** The twenty-five lines of the current vehicle (O-098, OP-092). */
export const currentVehicleLabels = comparisonLabels.filter(
  (label): label is CurrentVehicleLabel => !isIn(ofReplacementOnly, label),
)

/** The twenty-two lines of a replacement (OP-092). */
export const replacementLabels = comparisonLabels.filter(
  (label): label is ReplacementLabel => !isIn(ofCurrentOnly, label),
)

/** What the Current vehicle panel shows below the vehicle's name and VIN before all of its lines are asked for. */
export const shortCurrentVehicleLabels: readonly CurrentVehicleLabel[] = [
  'Condition',
  'Mileage',
  'MPG',
  ...ofCurrentOnly,
]

/** What the Replacement vehicle panel compares beside the vehicles' names. */
export const shortComparisonLabels: readonly ComparisonLabel[] = [
  'Condition',
  'Body Type',
  'Transmission',
  'MPG',
  'MPG Diff',
  'Fuel Type',
  'Annual Fuel Savings',
  'MSRP',
  'Rebate Amount',
  'Discount Amount',
  'Est Selling Price',
  'Down Payment Options',
  'Location',
]
