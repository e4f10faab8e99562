import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'

/** The id of the opportunity of a row of any log. */
export const opptIdOf = ({ opptId }: LogRow | ContactLogRow): string => opptId

/** The id of an email among the rows of the Contact Log. */
export const emailIdOf = ({ inboundContactHistoryId }: ContactLogRow): string => inboundContactHistoryId
