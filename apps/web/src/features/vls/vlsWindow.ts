import { isRecord } from '@retain/domain/validation/record'

/** How often the window is looked at, in milliseconds: browsers do not tell when one is closed. */
const lookMs = 300

/** What the return page hands to the window that opened the listing: the token, and nothing else (D-16). */
export const returnMessage = (token: string) => ({ type: 'vlsReturned', token })

const isReturnOf = (token: string, message: unknown): boolean =>
  isRecord(message) && message['type'] === 'vlsReturned' && message['token'] === token

/**
 * Waits until the window of a visit comes back with a choice, or is closed without one. Messages of other windows, of other
 * origins and with other tokens are none.
 *
 * @param signal gives the wait up: the window is closed.
 */
export const visitEnd = (
  opened: Window,
  token: string,
  signal: AbortSignal,
): Promise<'returned' | 'closed'> =>
  new Promise((resolve) => {
    const end = (how: 'returned' | 'closed') => {
      window.removeEventListener('message', hear)
      clearInterval(timer)
      signal.removeEventListener('abort', giveUp)
      resolve(how)
    }
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source === opened && isReturnOf(token, data)) end('returned')
    }
    const giveUp = () => {
      opened.close()
      end('closed')
    }
    let isSeenClosed = false
    const look = () => {
      // The message of a window that closes itself arrives before the second look.
      if (isSeenClosed) end('closed')
      isSeenClosed = opened.closed
    }
    const timer = setInterval(look, lookMs)
    window.addEventListener('message', hear)
    signal.addEventListener('abort', giveUp)
  })
