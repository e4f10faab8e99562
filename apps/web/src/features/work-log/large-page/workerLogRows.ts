import type { Transport } from '@retain/api-client/kernel/transport'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import * as E from 'fp-ts/Either'
import type { ContactSearch, LogRequest } from '../search/logRequest'
import type { LogRowReader, PageOutcome } from './logRows'
import type { WorkerAnswer, WorkerRequest } from './workerMessages'

/** Who takes the rows of a reading; what is read has rows of one kind. */
interface Takers {
  readonly onRows?: (rows: readonly LogRow[]) => void
  readonly onMails?: (rows: readonly ContactLogRow[]) => void
}

interface Reading extends Takers {
  /** The name of the call. */
  readonly endpoint: string
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
    if (data.kind === 'rows') readings.get(data.id)?.onRows?.(data.rows)
    else if (data.kind === 'mails') readings.get(data.id)?.onMails?.(data.rows)
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

/** Reads in the worker. */
async function read(
  search: LogRequest | ContactSearch,
  transport: Transport,
  takers: Takers,
  signal: AbortSignal,
): Promise<PageOutcome> {
  const token = await transport.accessToken()
  lastId += 1
  const id = lastId
  return new Promise<PageOutcome>((resolve) => {
    readings.set(id, { ...takers, endpoint: search.call, end: resolve })
    signal.addEventListener('abort', () => post({ kind: 'abort', id }), { once: true })
    const { bases, subscriptionKey } = transport
    post({ kind: 'read', id, search, bases, token, subscriptionKey })
  })
}

/** Reads large pages in a worker, which is started when it is first prepared for or needed. */
export const workerLogRowReader: LogRowReader = {
  read: (search, transport, onRows, signal) => read(search, transport, { onRows }, signal),
  readMails: (search, transport, onMails, signal) => read(search, transport, { onMails }, signal),
  prepare: () => void startWorker(),
}

function finish(id: number, outcome: PageOutcome): void {
  readings.get(id)?.end(outcome)
  readings.delete(id)
}
