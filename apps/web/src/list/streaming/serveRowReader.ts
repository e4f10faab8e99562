import type { RowReader } from './rowReader'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

/**
 * Reads large pages in a worker, which calls this once, so that fetching, parsing and decoding do not block the page.
 *
 * @param reader reads in the worker's own thread.
 */
export function serveRowReader(reader: RowReader): void {
  const running = new Map<number, AbortController>()
  const answer = (message: WorkerAnswer) => self.postMessage(message)

  self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.kind === 'abort') {
      running.get(data.id)?.abort()
      return
    }
    const { id, call, bases, token, subscriptionKey } = data
    const controller = new AbortController()
    running.set(id, controller)
    const transport = {
      bases,
      subscriptionKey,
      fetch: self.fetch.bind(self),
      accessToken: () => Promise.resolve(token),
      newRequestId: () => crypto.randomUUID(),
    }
    const onRows = (rows: readonly unknown[]) => answer({ kind: 'rows', id, rows })
    const outcome = await reader.read(call, transport, onRows, controller.signal)
    running.delete(id)
    answer({ kind: 'end', id, outcome })
  }
}
