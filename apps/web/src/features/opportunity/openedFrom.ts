import type { LogRow } from '@retain/domain/work-log/logRow'
import { logPages } from '@retain/domain/work-log/logPages'
import type { LogType } from '@retain/domain/work-log/logTypes'

/** What a link to an opportunity puts into the navigation state beside the return address. */
export interface OpenedFrom {
  /** The query of the log's address: the order and the page in which the opportunity was found. */
  readonly listQuery: string
}

/** The list that an opportunity was opened from; `null` for an address that was typed or linked (OP-023). */
export function listQueryIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('listQuery' in state)) return null
  return typeof state.listQuery === 'string' ? state.listQuery : null
}

/** The navigation state with the page of the list that is stepped to. */
export const withListQuery = (state: unknown, listQuery: string): OpenedFrom => ({
  ...(typeof state === 'object' ? state : {}),
  listQuery,
})

/** What the back link is called and where it leads, by the log that the opportunity was opened from. */
export const backLinkOf = (source: LogType): { readonly label: string; readonly path: string } => {
  const { title, path } = logPages[source]
  return { label: title, path }
}

/** What is known of an opportunity before its sections are: the row of the list that it was opened from. */
export type OpenedRow = LogRow | undefined
