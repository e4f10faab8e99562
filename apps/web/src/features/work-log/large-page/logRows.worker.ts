import type { PageRow } from '../search/logRequest'
import { sameThreadReader } from './logRows'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

const running = new Map<number, AbortController>()
const answer = (message: WorkerAnswer) => self.postMessage(message)

/** Reads large pages beside the thread that draws: fetching, parsing and decoding all happen here. */
self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'abort') {
    running.get(data.id)?.abort()
    return
  }
  const { id, search, bases, token, subscriptionKey } = data
  const controller = new AbortController()
  running.set(id, controller)
  const transport = {
    bases,
    subscriptionKey,
    fetch: self.fetch.bind(self),
    accessToken: () => Promise.resolve(token),
    newRequestId: () => crypto.randomUUID(),
  }
  const tell = (rows: readonly PageRow[]) => answer({ kind: 'rows', id, rows })
  const outcome = await sameThreadReader.read(search, transport, tell, controller.signal)
  running.delete(id)
  answer({ kind: 'end', id, outcome })
}
