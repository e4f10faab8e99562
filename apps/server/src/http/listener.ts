import { createServer, type RequestListener, type Server } from 'node:http'

/** A server that listens before there is an app: what answers its requests can be replaced. */
export interface Listener {
  readonly server: Server
  /** From now on every request goes to this handler. */
  readonly setHandler: (handler: RequestListener) => void
  /** Takes no more connections and waits until every request has been answered. */
  readonly close: () => Promise<void>
}

/** How long closing waits for requests that do not end. */
const closeTimeoutMs = 10_000

/**
 * Opens the port.
 *
 * @throws the system's error, such as `EADDRINUSE`.
 */
export function openListener(port: number, host: string, first: RequestListener): Promise<Listener> {
  let handler = first
  const server = createServer((request, response) => handler(request, response))
  const close = () =>
    new Promise<void>((resolve) => {
      // Connections that are kept alive become idle one by one, as their requests end.
      const closingIdle = setInterval(() => server.closeIdleConnections(), 50)
      const force = setTimeout(() => server.closeAllConnections(), closeTimeoutMs)
      server.close(() => {
        clearInterval(closingIdle)
        clearTimeout(force)
        resolve()
      })
    })
  const setHandler = (next: RequestListener) => {
    handler = next
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve({ server, setHandler, close })
    })
  })
}
