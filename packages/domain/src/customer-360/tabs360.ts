import { formatCount } from '../money/format'
import { historyConditionLabels, recallLabels } from '../vehicle/historyReport'
import { employeeFlagActive, type Customer360 } from './customer360'

/** The tabs of the 360 view (O-341 to O-343); the timeline is beyond the specification. */
export const tabs360 = ['deals', 'viewHistory', 'searchHistory', 'timeline'] as const

export type Tab360 = (typeof tabs360)[number]

/** What each tab is called. */
export const tabLabels360: Readonly<Record<Tab360, string>> = {
  deals: 'Deals',
  viewHistory: 'View History',
  searchHistory: 'Search History',
  timeline: 'Timeline',
}

/** What each tab shows when it is empty. */
export const emptyTabTexts360: Readonly<Record<Tab360, string>> = {
  deals: 'No deals.',
  viewHistory: 'No vehicles viewed.',
  searchHistory: 'No searches.',
  timeline: 'Nothing has happened yet.',
}

/** The areas of one deal, in order (O-344, O-355). */
export const dealAreas = [
  'Indicators',
  'Deal info',
  'Products',
  'Appraisals',
  'Offers',
  'Repair-order history',
] as const

/**
 * The label of a tab with how many it holds; without the number while it is not known.
 *
 * @example tabText360('viewHistory', 12) // 'View History 12'
 */
export const tabText360 = (tab: Tab360, count: number | null): string =>
  [tabLabels360[tab], formatCount(count)].filter((part) => part !== '').join(' ')

/**
 * The indicators of one deal. Recall, history and warranty are those of the vehicle of the opportunity, and stand with its deal
 * alone.
 *
 * @param isSource the deal is that of the opportunity from which the view was opened.
 * @example dealIndicators360(customer, false).map(({ label }) => label) // ['Employee', 'Do Not Contact']
 */
export const dealIndicators360 = (
  customer: Pick<Customer360, 'employeeIndicator' | 'indicators'>,
  isSource: boolean,
): readonly Indicator360[] =>
  indicators360(
    isSource || customer.indicators === null
      ? customer
      : {
          ...customer,
          indicators: { ...customer.indicators, recall: null, historyCondition: null, warranty: null },
        },
  )

/** One of the indicators of a customer, shown when its data is present (OP-114). */
export interface Indicator360 {
  readonly label: string
  readonly value: string
  /** Something to mind before calling. */
  readonly tone?: 'warn'
}

const indicator = (label: string, value: string | null, warns: boolean): readonly Indicator360[] =>
  value === null ? [] : [{ label, value, ...(warns ? { tone: 'warn' } : {}) }]

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')

/**
 * The indicators of a customer: employee, do-not-contact, recall, vehicle history condition and warranty, each shown
 * when its data is present (O-344, OP-114).
 *
 * @example indicators360(customer)[0] // { label: 'Employee', value: 'No' }
 */
export function indicators360({
  employeeIndicator,
  indicators,
}: Pick<Customer360, 'employeeIndicator' | 'indicators'>): readonly Indicator360[] {
  const { doNotContact = null, recall = null, historyCondition = null, warranty = null } = indicators ?? {}
  const isEmployee = employeeFlagActive(employeeIndicator)
  return [
    ...indicator('Employee', employeeIndicator === null ? null : yesOrNo(isEmployee), isEmployee),
    ...indicator(
      'Do Not Contact',
      doNotContact === null ? null : yesOrNo(doNotContact),
      doNotContact === true,
    ),
    ...indicator('Recall', recall === null ? null : recallLabels[recall], recall === 'YES'),
    ...indicator(
      'History',
      historyCondition === null ? null : historyConditionLabels[historyCondition],
      historyCondition !== 'CLEAN',
    ),
    ...indicator('Warranty', warranty, false),
  ]
}
