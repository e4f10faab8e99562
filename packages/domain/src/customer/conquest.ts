import type { ConquestType } from '../deal/dealTypes'
import type { Cents } from '../money/money'
import type { NewUsed } from '../work-log/rows/logRow'

/** What is saved of a conquest deal (O-241, api.md 2.8 saveConquest). `null` is unknown; rates are percent. */
export interface Conquest {
  readonly dealType: ConquestType | null
  readonly condition: NewUsed | null
  /** Months. */
  readonly term: number | null
  readonly annualLeaseMiles: number | null
  readonly paymentsLeft: number | null
  readonly payment: Cents | null
  /** Day of the month, 1 to 31. */
  readonly paymentDay: number | null
  readonly rate: number | null
  readonly payoff: Cents | null
  /** Nothing is owed any more: there is no payment, none left, and no payoff (OP-065). */
  readonly paidOff: boolean | null
  readonly price: Cents | null
  readonly lenderCode: string | null
  readonly lenderName: string | null
}

/** The fields of the form, which are the fields on the wire, with their titles; lender and code are chosen together (O-241). */
export const conquestTitles = {
  dealType: 'Deal Type',
  condition: 'Condition',
  term: 'Term',
  annualLeaseMiles: 'Annual Lease Miles',
  paymentsLeft: 'Payments Left',
  payment: 'Payment',
  paymentDay: 'Payment Day',
  rate: 'APR',
  payoff: 'Payoff',
  paidOff: 'Paid Off',
  price: 'Price',
  lenderCode: 'Lender',
  lenderName: 'Lender',
} as const satisfies Readonly<Record<keyof Conquest, string>>

/** A lender as the lookup answers it (api.md 2.6 listLenders). */
export interface Lender {
  readonly lenderCode: string
  readonly lenderName: string
}

/** What is saved, in the middle of a sentence. */
export const conquestNoun = 'conquest deal'

/** What is said when a conquest deal was saved, and when that failed (O-244, O-245). */
export const conquestSavedText = 'Success Saving Conquest Info'
export const conquestFailedText = 'Failed Saving Conquest Info'
