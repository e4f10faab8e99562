import { formatAmount, formatPercent } from '../money/format'
import type { Disclosure } from './disclosure'

/** A line of the disclosure: what it is, and one value for each vehicle; empty where it is not the vehicle's own. */
export interface DisclosureRow {
  readonly label: string
  readonly values: readonly string[]
}

/** What a disclosure says, label by label. */
export type DisclosureValues = Readonly<Partial<Record<DisclosureLabel, string>>>

/** The labels in the order in which they stand, those of a lease among those of a loan. */
const disclosureLabels = [
  'APR',
  'Term',
  'Down payment',
  'Negative equity, paid at signing',
  'Due at signing',
  'Amount financed',
  'Adjusted capitalized cost',
  'Residual value',
  'Finance charge',
  'Rent charge',
  'Miles a year',
  'Total of payments',
  'First payment',
  'Sales tax a month',
  'Monthly payment',
] as const

/** What a line of a disclosure is called. */
export type DisclosureLabel = (typeof disclosureLabels)[number]

const months = (term: number): string => `${term} months`

/**
 * What a disclosure says, label by label, in dollars and cents.
 *
 * @param milesAYear of the lease; an empty text where they are not known.
 * @example disclosureValues(disclosure, '').APR // '3.9%'
 */
export function disclosureValues(disclosure: Disclosure, milesAYear: string): DisclosureValues {
  const shared = {
    Term: months(disclosure.term),
    'Down payment': formatAmount(disclosure.downPayment),
    'Total of payments': formatAmount(disclosure.totalOfPayments),
    'Monthly payment': formatAmount(disclosure.monthlyPayment),
    ...(disclosure.paidAtSigning === undefined
      ? {}
      : { 'Negative equity, paid at signing': formatAmount(disclosure.paidAtSigning) }),
  }
  return disclosure.kind === 'loan'
    ? {
        ...shared,
        APR: formatPercent(disclosure.apr),
        'Amount financed': formatAmount(disclosure.amountFinanced),
        'Finance charge': formatAmount(disclosure.financeCharge),
        ...(disclosure.firstPayment === undefined ? {} : { 'First payment': disclosure.firstPayment }),
      }
    : {
        ...shared,
        'Due at signing': formatAmount(disclosure.dueAtSigning),
        'Adjusted capitalized cost': formatAmount(disclosure.capitalizedCost),
        'Residual value': formatAmount(disclosure.residual),
        'Rent charge': formatAmount(disclosure.rentCharge),
        'Miles a year': milesAYear,
        ...(disclosure.salesTaxPart === undefined
          ? {}
          : { 'Sales tax a month': formatAmount(disclosure.salesTaxPart) }),
      }
}

/**
 * The lines of a disclosure that at least one vehicle has.
 *
 * @example disclosureRows([{}, { APR: '3.9%' }]) // [{ label: 'APR', values: ['', '3.9%'] }]
 */
export const disclosureRows = (columns: readonly DisclosureValues[]): readonly DisclosureRow[] =>
  disclosureLabels
    .map((label) => ({ label, values: columns.map((column) => column[label] ?? '') }))
    .filter(({ values }) => values.some((value) => value !== ''))
