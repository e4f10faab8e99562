import type { ContactLogRow } from '../contact-log/contactLogRow'
import type { LogRow } from './logRow'

/** A row of any log: an opportunity, or an email of the Contact Log. */
export type AnyLogRow = LogRow | ContactLogRow

/** The id of the opportunity of a row of any log. */
export const opptIdOf = ({ opptId }: AnyLogRow): string => opptId

/** The id of an email among the rows of the Contact Log. */
export const emailIdOf = ({ inboundContactHistoryId }: ContactLogRow): string => inboundContactHistoryId

/** Whether a row is an opportunity, which it is in every log but the Contact Log. */
export const isOpportunityRow = (row: AnyLogRow): row is LogRow => !('inboundContactHistoryId' in row)

/**
 * By what a row is known in the lists of its log.
 *
 * @example rowIdOf({ opptId: '7', inboundContactHistoryId: '501', … }) // '501'
 */
export const rowIdOf = (row: AnyLogRow): string => (isOpportunityRow(row) ? opptIdOf(row) : emailIdOf(row))
