/**
 * The list that an opportunity was opened from, as the link put it into the navigation state: the query of the log's
 * address, with its order and page. `null` for an address that was typed or linked (OP-023).
 */
export function listQueryIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('listQuery' in state)) return null
  return typeof state.listQuery === 'string' ? state.listQuery : null
}

/** The navigation state with the page of the list that is stepped to; the email that was to be answered, or was begun, is left out. */
export const withListQuery = (state: unknown, listQuery: string): object => ({
  ...(typeof state === 'object' ? state : {}),
  emailId: null,
  startedEmail: null,
  listQuery,
})
