import { createServer, type RequestListener, type Server } from 'node:http'

/** A server that listens before there is an app: whoever answers can be changed while it is open. */
export interface Door {
  readonly server: Server
  /** From now on every request goes to this listener. */
  readonly lead: (listener: RequestListener) => void
  /** Takes no more connections and waits until every request has been answered. */
  readonly close: () => Promise<void>
}

/** How long a closing door waits for requests that do not end. */
const patienceMs = 10_000

/**
 * Opens the port.
 *
 * @throws the system's error, such as `EADDRINUSE`.
 */
export function openDoor(port: number, host: string, first: RequestListener): Promise<Door> {
  let listener = first
  const server = createServer((request, response) => listener(request, response))
  const close = () =>
    new Promise<void>((resolve) => {
      // Connections that are kept alive become idle one by one, as their requests end.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const force = setTimeout(() => server.closeAllConnections(), patienceMs)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(force)
        resolve()
      })
    })
  const lead = (next: RequestListener) => {
    listener = next
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve({ server, lead, close })
    })
  })
}
