import * as E from 'fp-ts/Either'
import type { PageOutcome, RowReader } from './rowReader'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

interface Reading {
  /** The name of the call. */
  readonly endpoint: string
  readonly onRows: (rows: readonly unknown[]) => void
  readonly end: (outcome: PageOutcome) => void
}

/**
 * Reads large pages in a worker.
 *
 * @param makeWorker starts one that calls `serveRowReader`; when it is first needed, and again after it broke.
 */
export function workerRowReader(makeWorker: () => Worker): RowReader {
  const readings = new Map<number, Reading>()
  let worker: Worker | null = null
  let lastId = 0

  const finish = (id: number, outcome: PageOutcome) => {
    readings.get(id)?.end(outcome)
    readings.delete(id)
  }
  const startWorker = (): Worker => {
    if (worker !== null) return worker
    const started = makeWorker()
    started.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'rows') readings.get(data.id)?.onRows(data.rows)
      else finish(data.id, data.outcome)
    }
    started.onerror = () => {
      // Its code could not be fetched or it broke: every reading fails, and the next request starts another worker.
      worker = null
      started.terminate()
      for (const [id, { endpoint }] of [...readings])
        finish(id, E.left({ kind: 'network', endpoint, requestId: '' }))
    }
    worker = started
    return started
  }
  const post = (request: WorkerRequest) => startWorker().postMessage(request)

  return {
    read: async (call, transport, onRows, signal) => {
      const token = await transport.accessToken()
      lastId += 1
      const id = lastId
      return new Promise<PageOutcome>((resolve) => {
        readings.set(id, { endpoint: call.call, onRows, end: resolve })
        signal.addEventListener('abort', () => post({ kind: 'abort', id }), { once: true })
        const { bases, subscriptionKey } = transport
        post({ kind: 'read', id, call, bases, token, subscriptionKey })
      })
    },
    prepare: () => void startWorker(),
  }
}
