import type { Instant } from '../calendar/instant'
import type { DealType } from '../deal/dealTypes'
import type { Cents } from '../money/money'
import type { HistoryCondition, RecallIndication } from '../opportunity/sections'

/** A customer of the 360 view (O-349 to O-353, api.md 2.13). */
export interface Customer360 {
  readonly customerId: string
  readonly hostDB: string
  readonly custNo: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly fullName: string | null
  readonly coBuyer: string | null
  readonly address: {
    readonly address: string | null
    readonly address2: string | null
    readonly city: string | null
    readonly state: string | null
    readonly zipCode: string | null
  }
  readonly phones: readonly string[]
  readonly email1: string | null
  readonly email2: string | null
  readonly email3: string | null
  readonly employeeIndicator: string | null
  readonly indicators: {
    readonly doNotContact: boolean | null
    readonly recall: RecallIndication | null
    readonly historyCondition: HistoryCondition | null
    readonly warranty: string | null
  } | null
  /** What the service of all vehicles of the customer came to; `null` where nothing is known, or may be seen. */
  readonly lifetimeService: Cents | null
}

/** What one deal cost (O-355). Rates are percent, terms months. */
export interface DealInfo360 {
  readonly price: Cents | null
  readonly payment: Cents | null
  readonly rate: number | null
  readonly term: number | null
  readonly lender: string | null
  readonly payoff: Cents | null
}

/** What a vehicle was found to be worth (O-355). */
export interface Appraisal360 {
  readonly appraisalDate: Instant | null
  readonly source: string | null
  readonly value: Cents | null
  readonly mileage: number | null
}

/** A deal as the service lists it (O-354). */
export interface ListedDeal360 {
  readonly custDealId: string
  /** The opportunity that works on it; `null` where it has none. */
  readonly opptId: string | null
  readonly vehicle: {
    readonly vin: string | null
    readonly year: number | null
    readonly make: string | null
    readonly model: string | null
    readonly trim: string | null
    readonly color: string | null
    readonly mileage: number | null
  }
  readonly contractDate: Instant | null
  readonly dealType: DealType | null
  /** The status of its opportunity, such as NLO; `null` where it has none. */
  readonly statusFlg: string | null
  readonly coBuyer: string | null
  readonly sellingStoreHyperionId: string | null
  readonly sellingStoreName: string | null
}

/**
 * The id of a customer: the host database followed directly by the customer number (O-350, OP-113).
 *
 * @example customerId({ hostDB: 'ADP', custNo: '104482' }) // 'ADP104482'
 */
export const customerId = ({ hostDB, custNo }: Pick<Customer360, 'hostDB' | 'custNo'>): string =>
  `${hostDB}${custNo}`

const yes: readonly string[] = ['y', 'yes', 'true', '1', 'active', 'a']

/**
 * Whether a customer counts as one of our own staff, by the indicator of the employee service: Y, yes, true, 1, active or A, in
 * any case; everything else, nothing included, is no (O-356).
 *
 * @example employeeFlagActive('Y') // true
 */
export const employeeFlagActive = (indicator: string | null): boolean =>
  yes.includes(indicator?.trim().toLowerCase() ?? '')

/** The body by which the employee flag is set or taken away, which is also its answer (O-357, OP-116). */
export interface EmployeeFlag {
  readonly customerId: string
  readonly employeeFlagActive: boolean
}

/**
 * The customers after the employee flag of one was answered: its indicator says what was answered (O-357). The same
 * customers when none has the id.
 *
 * @example withEmployeeFlag([customer], { customerId: 'ADP104482', employeeFlagActive: true })[0]?.employeeIndicator // 'Y'
 */
export const withEmployeeFlag = (
  customers: readonly Customer360[],
  flag: EmployeeFlag,
): readonly Customer360[] =>
  customers.some(({ customerId: id }) => id === flag.customerId)
    ? customers.map((customer) =>
        customer.customerId === flag.customerId
          ? { ...customer, employeeIndicator: flag.employeeFlagActive ? 'Y' : 'N' }
          : customer,
      )
    : customers

/**
 * Since when somebody is a customer: the first contract; `null` where none has a date.
 *
 * @example customerSince(deals) // '2019-06-12T15:00:00.000Z'
 */
export const customerSince = (deals: readonly Pick<ListedDeal360, 'contractDate'>[]): Instant | null =>
  deals
    .map(({ contractDate }) => contractDate)
    .filter((date) => date !== null)
    .toSorted()[0] ?? null

/**
 * The email addresses that a customer has, in order (O-352).
 *
 * @example emailsOf({ ...customer, email1: 'hana.c@example.com', email2: null, email3: 'hc@example.org' }) // the first and the third
 */
export const emailsOf = ({ email1, email2, email3 }: Customer360): readonly string[] =>
  [email1, email2, email3].filter((email): email is string => email !== null && email.trim() !== '')

/**
 * The lines of an address, without those that are empty.
 *
 * @example addressLines(customer.address) // ['2210 Monroe Street', 'Apt 4', 'Madison, WI 53711']
 */
export function addressLines({
  address,
  address2,
  city,
  state,
  zipCode,
}: Customer360['address']): readonly string[] {
  const region = [state, zipCode].filter((part) => part !== null && part !== '').join(' ')
  const place = [city, region].filter((part) => part !== null && part !== '').join(', ')
  return [address, address2, place].filter((line): line is string => line !== null && line.trim() !== '')
}
