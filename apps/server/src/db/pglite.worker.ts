import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { PgliteAnswer, PgliteOptions, PgliteQuestion } from './pgliteMessages'
import { valueParsers } from './valueParsers'

/**
 * The embedded database, in a thread of its own: in the server's thread every query would hold the event loop.
 * The thread answers one message after another; the dialect decides whose turn it is.
 */
const options = workerData as PgliteOptions

const pglite = PGlite.create({
  ...(options.folder === null ? {} : { dataDir: options.folder }),
  ...(options.snapshot === null ? {} : { loadDataDir: new Blob([options.snapshot]) }),
  parsers: { ...valueParsers },
  relaxedDurability: false,
}).then(async (database) => {
  await database.exec("set time zone 'UTC'")
  return database
})

async function answerTo(question: PgliteQuestion): Promise<PgliteAnswer> {
  try {
    const database = await pglite
    switch (question.kind) {
      case 'query': {
        const { rows, affectedRows = 0 } = await database.query(question.sql, [...question.parameters])
        return { id: question.id, result: { rows, affectedRows } }
      }
      case 'dump': {
        const dump = await database.dumpDataDir('gzip')
        return { id: question.id, dump: new Uint8Array(await dump.arrayBuffer()) }
      }
      case 'close':
        await database.close()
        return { id: question.id, result: { rows: [], affectedRows: 0 } }
    }
  } catch (error) {
    return { id: question.id, failure: failureOf(error) }
  }
}

function failureOf(error: unknown): { message: string; code: string } {
  if (!(error instanceof Error)) return { message: 'The embedded database failed', code: '' }
  return { message: error.message, code: 'code' in error && typeof error.code === 'string' ? error.code : '' }
}

let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (question: PgliteQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(question)))
})
