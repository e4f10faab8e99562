import type { Server } from 'node:http'

/** How long a client may take nothing of an answer that waits for it. */
export const stalledAfterMs = 30_000

/**
 * Ends answers whose client has stopped reading: its connection is closed, with which everything that the answer held is
 * free. A connection without anything to send is not touched, whatever it waits for.
 *
 * @param afterMs without any progress; the system notices within the double of it.
 */
export function endStalledAnswers(server: Server, afterMs: number): void {
  server.setTimeout(afterMs, (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
