import { Worker } from 'node:worker_threads'
import { DatabaseError } from './databaseError'
import type { PgliteAnswer, PgliteOptions, PgliteQuestion, PgliteResult } from './pgliteMessages'

/** The embedded database as the server's thread sees it. */
export interface PgliteThread {
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<PgliteResult>
  /** The whole database as a compressed tar archive. */
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>
  readonly close: () => Promise<void>
}

/** Distributes `Omit` over the kinds of question. */
type Asked = PgliteQuestion extends infer Kind
  ? Kind extends PgliteQuestion
    ? Omit<Kind, 'id'>
    : never
  : never

interface Waiting {
  readonly resolve: (answer: PgliteAnswer) => void
  readonly reject: (error: Error) => void
}

/**
 * Starts the thread of the embedded database. Should the thread die, every waiting and every later question is refused
 * with SQLSTATE 57P02, which callers answer as "not available".
 */
export function startPglite(options: PgliteOptions): PgliteThread {
  const worker = startWorker(options)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let fault: DatabaseError | null = null

  const end = (message: string) => {
    fault ??= new DatabaseError(message, '57P02')
    for (const { reject } of waiting.values()) reject(fault)
    waiting.clear()
  }
  worker.on('error', (error) => end(`The embedded database stopped: ${error.message}`))
  worker.on('exit', () => end('The embedded database is closed'))
  worker.on('message', (answer: PgliteAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('failure' in answer) asked?.reject(new DatabaseError(answer.failure.message, answer.failure.code))
    else asked?.resolve(answer)
  })

  const ask = (question: Asked): Promise<PgliteAnswer> =>
    new Promise((resolve, reject) => {
      if (fault !== null) return reject(fault)
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker.postMessage({ ...question, id: lastId })
    })

  return {
    query: async (sql, parameters) => {
      const answer = await ask({ kind: 'query', sql, parameters })
      return 'result' in answer ? answer.result : { rows: [], affectedRows: 0 }
    },
    dump: async () => {
      const answer = await ask({ kind: 'dump' })
      return 'dump' in answer ? answer.dump : new Uint8Array()
    },
    close: async () => {
      if (fault !== null) return
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}

/** The built server has the thread as a file of its own; from the sources it runs through tsx, which has to be loaded first. */
function startWorker(workerData: PgliteOptions): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./db/pglite.worker.js', import.meta.url), { workerData })
  const source = new URL('./pglite.worker.ts', import.meta.url).href
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(load, { workerData, eval: true, execArgv: [] })
}
