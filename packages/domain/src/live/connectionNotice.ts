import type { Connection } from './connection'
import { maximumReconnects } from './reconnect'

/** What the chip in the top bar shows of the connection. */
export interface ConnectionNotice {
  readonly state: 'connected' | 'reconnecting' | 'offline'
  readonly text: string
  /** Whether trying again by hand can help. */
  readonly canRetry: boolean
}

/** The button of a connection that is lost. */
export const retryConnectionText = 'Try again'

const connected: ConnectionNotice = { state: 'connected', text: 'Connected', canRetry: false }
const lost = (text: string, canRetry: boolean): ConnectionNotice => ({ state: 'offline', text, canRetry })

/**
 * What the chip shows of the connection: nothing while it is open, made for the first time, or while a token is renewed,
 * which happens every quarter of an hour. A browser that is offline comes first.
 *
 * @example connectionNotice(connection, true) // { state: 'reconnecting', text: 'Reconnecting, 2 of 5', canRetry: false }
 */
export function connectionNotice(connection: Connection, isBrowserOnline: boolean): ConnectionNotice {
  const isWanted = connection.state !== 'closed' || connection.phase !== 'nothing'
  if (isWanted && !isBrowserOnline) return lost('Offline', false)
  switch (connection.state) {
    case 'open':
      return connected
    case 'error':
      return connection.error === 'unavailable' || connection.error === 'missingUrl'
        ? lost('No live updates', false)
        : lost('Connection lost', true)
    case 'closed':
      if (connection.phase === 'nothing' || connection.attempt === 0) return connected
      return {
        state: 'reconnecting',
        text: `Reconnecting, ${connection.attempt} of ${maximumReconnects}`,
        canRetry: false,
      }
  }
}
