import { noConnection, type Connection } from './connection'
import type { LiveError } from './liveError'
import { closeCodes, isRefused, reconnectWait } from './reconnect'

/** The events of a connection. */
export type ConnectionEvent =
  /** A connection is wanted: at start-up, or by trying again. */
  | { readonly type: 'wanted' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed'; readonly code: number }
  | { readonly type: 'attemptDue' }
  /** The token was renewed; `isNew` is whether it differs from the one that the server refused. */
  | { readonly type: 'renewed'; readonly isNew: boolean }
  /** There is nothing to connect with. */
  | { readonly type: 'failed'; readonly error: LiveError }
  /** No connection is wanted any more. */
  | { readonly type: 'left' }

/**
 * The connection after an event; the same object when the event does not apply.
 *
 * A token ends every quarter of an hour and the server closes the connection then (4401). That alone is no error: a new
 * token starts over (S-803), once, at once and without a wait. The same token, or a second 4401 before the connection was
 * open again, is refused and never tried again (S-338).
 */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'wanted':
      return wanted(connection)
    case 'opened':
      return isTrying(connection, 'connecting')
        ? { state: 'open', hasMissed: connection.hasMissed }
        : connection
    case 'closed':
      return closed(connection, event.code)
    case 'attemptDue':
      return isTrying(connection, 'waiting')
        ? connecting(connection.attempt, { mayRenew: true, hasMissed: true })
        : connection
    case 'renewed':
      if (!isTrying(connection, 'renewing')) return connection
      return event.isNew
        ? connecting(connection.attempt, { mayRenew: false, hasMissed: true })
        : { state: 'error', error: 'refused' }
    case 'failed':
      return connection.state === 'closed' && connection.phase !== 'nothing'
        ? { state: 'error', error: event.error }
        : connection
    case 'left':
      return noConnection
  }
}

type ConnectionPhase = 'connecting' | 'renewing' | 'waiting'

const isTrying = <D extends ConnectionPhase>(
  connection: Connection,
  phase: D,
): connection is Extract<Connection, { readonly phase: D }> =>
  connection.state === 'closed' && connection.phase === phase

const connecting = (
  attempt: number,
  more: { readonly mayRenew: boolean; readonly hasMissed: boolean },
): Connection => ({ state: 'closed', phase: 'connecting', attempt, ...more })

/** An open or connecting one stays as it is; a wait ends; after an error it starts over. */
function wanted(connection: Connection): Connection {
  if (connection.state === 'open') return connection
  if (connection.state === 'closed') {
    if (connection.phase === 'connecting' || connection.phase === 'renewing') return connection
    if (connection.phase === 'nothing') return connecting(0, { mayRenew: true, hasMissed: false })
  }
  return connecting(0, { mayRenew: true, hasMissed: true })
}

function closed(connection: Connection, code: number): Connection {
  const isOpen = connection.state === 'open'
  if (!isOpen && !isTrying(connection, 'connecting')) return connection
  const attempt = isOpen ? 0 : connection.attempt
  if (code === closeCodes.token && (isOpen || connection.mayRenew))
    return { state: 'closed', phase: 'renewing', attempt, hasMissed: true }
  if (isRefused(code)) return { state: 'error', error: 'refused' }
  const wait = reconnectWait(attempt + 1)
  return wait === null
    ? { state: 'error', error: 'maximumReconnects' }
    : { state: 'closed', phase: 'waiting', attempt: attempt + 1, wait, hasMissed: true }
}
