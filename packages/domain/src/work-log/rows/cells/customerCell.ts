import type { Instant } from '../../../calendar/instant'
import { opportunityPath } from '../../../opportunity/opportunityPath'
import { firstOpportunityTab, type OpportunityTab } from '../../../opportunity/opportunityTabs'
import type { LogRow } from '../logRow'
import type { LogType } from '../../logTypes'
import { isPlainText, lockText, type RowLock } from '../rowLock'

/** The tooltip of the orphan icon (L-261). */
export const orphanText = 'Salesperson no longer at the store.'

/** What the customer cell shows. */
export interface CustomerCell {
  readonly name: string
  /** The address that the name links to; `null` when it is plain text. */
  readonly href: string | null
  /** The tooltip of the orphan icon; `null` without the icon. */
  readonly orphanText: string | null
  /** The tooltip of the lock icon; `null` without the icon. */
  readonly lockText: string | null
}

/** The name of a row's customer: fullName, and when it is empty customerName (L-288, L-590). */
export const customerName = ({
  fullName,
  customerName: name,
}: Pick<LogRow, 'fullName' | 'customerName'>): string => (fullName?.trim() ? fullName : name)

/**
 * The address of a row's opportunity, with the log that it is opened from (L-257, L-258, L-584, L-585), and the tab that
 * it opens at where that is not the first one (D-49).
 *
 * @example customerHref({ opptId: '17' }, 'SVCLOG') // '/app/opportunity/17?source=SVCLOG'
 */
export const customerHref = (
  { opptId }: Pick<LogRow, 'opptId'>,
  source: LogType,
  tab: OpportunityTab = firstOpportunityTab,
): string => `${opportunityPath(opptId)}?source=${source}${tab === firstOpportunityTab ? '' : `&tab=${tab}`}`

/** The return address that goes along with the link: the one already current, else the present path (L-259). */
export const returnUrlOf = (currentReturnUrl: string | null, path: string): string => currentReturnUrl ?? path

/** What a customer cell depends on in the row of any log. */
export interface CustomerOfRow extends RowLock {
  /** Empty for a candidate that is no opportunity yet. */
  readonly opptId: string
  readonly isOrphan: boolean
  readonly isCustomerLocked: boolean
  readonly extSvcInProgress?: boolean
}

/** The customer cell of a row with a name: without a link where there is no opportunity, or it is locked (L-260, L-586). */
export const namedCell = (name: string, row: CustomerOfRow, source: LogType, now: Instant): CustomerCell => ({
  name,
  href: row.opptId === '' || isPlainText(row) ? null : customerHref(row, source),
  orphanText: row.isOrphan ? orphanText : null,
  lockText: lockText(row, now),
})

/** The customer cell of a row in a log. */
export const customerCell = (row: LogRow, source: LogType, now: Instant): CustomerCell =>
  namedCell(customerName(row), row, source, now)
