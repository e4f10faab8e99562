import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { LogPage } from '@retain/domain/work-log/logPages'
import type { LogRequest } from '../search/logRequest'

/** The search that fills a list, of any log. */
export type ListSearch = LogRequest | { readonly call: 'searchContactLog'; readonly body: ContactLogRequest }

/** A list that is exported as it stood when that was asked for. */
export interface ExportedList {
  readonly log: LogPage
  readonly search: ListSearch
  /** All columns that the user has, also those that the window has no room for. The Contact Log has its own. */
  readonly columns: readonly string[]
  /** How many rows match. */
  readonly total: number
  /** These opportunities in the place of what the filters find, at most 200. */
  readonly opptIds?: readonly string[]
}
