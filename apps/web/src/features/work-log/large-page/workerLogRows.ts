import * as E from 'fp-ts/Either'
import type { PageRow } from '../search/logRequest'
import type { LogRowReader, PageOutcome } from './logRows'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

interface Reading {
  /** The name of the call. */
  readonly endpoint: string
  readonly onRows: (rows: readonly PageRow[]) => void
  readonly end: (outcome: PageOutcome) => void
}

const readings = new Map<number, Reading>()
let worker: Worker | null = null
let lastId = 0

const post = (request: WorkerRequest) => startWorker().postMessage(request)

function startWorker(): Worker {
  if (worker !== null) return worker
  const started = new Worker(new URL('./logRows.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === 'rows') readings.get(data.id)?.onRows(data.rows)
    else finish(data.id, data.outcome)
  }
  started.onerror = () => {
    // Its code could not be fetched or it broke: whoever waits is told, and the next request starts another.
    worker = null
    started.terminate()
    for (const [id, { endpoint }] of [...readings])
      finish(id, E.left({ kind: 'network', endpoint, requestId: '' }))
  }
  worker = started
  return started
}

const read: LogRowReader['read'] = async (search, transport, onRows, signal) => {
  const token = await transport.accessToken()
  lastId += 1
  const id = lastId
  return new Promise<PageOutcome>((resolve) => {
    readings.set(id, { endpoint: search.call, onRows, end: resolve })
    signal.addEventListener('abort', () => post({ kind: 'abort', id }), { once: true })
    const { bases, subscriptionKey } = transport
    post({ kind: 'read', id, search, bases, token, subscriptionKey })
  })
}

/** Reads large pages in a worker, which is started when it is first prepared for or needed. */
export const workerLogRowReader: LogRowReader = {
  read,
  prepare: () => void startWorker(),
}

function finish(id: number, outcome: PageOutcome): void {
  readings.get(id)?.end(outcome)
  readings.delete(id)
}
