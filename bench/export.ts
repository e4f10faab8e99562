import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { logColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { line } from './figures.ts'
import { openOwnServer } from './ownServer.ts'

const run = promisify(execFile)
const rounds = 5

const search = { source: 'EQLOG', hyperionId: 'HAR', orderBy: 'equityAmount', orderDirection: 'desc' }

/** What is asked for: the file with every column, and the same rows as `Show all` asks for them. */
const asked = {
  exportLog: ['search/export', { hyperionId: 'HAR', call: 'searchLogs', search, columns: logColumnKeys }],
  'searchLogs, 10,000 rows': ['search/logs', { ...search, pageNumber: 1, pageSize: 10_000 }],
} as const

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const megabytes = () => {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024 ** 2
}

/** How far the memory of this process rises above where it was, in megabytes, while something goes on. */
async function rising(action: () => Promise<void>): Promise<number> {
  collect()
  const before = megabytes()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, megabytes())), 2)
  await action()
  clearInterval(watch)
  return most - before
}

/**
 * A file of 10,000 rows and 27 columns from the embedded database, beside the page of the same rows: the time until its
 * reader, another process, has all of it, and how far the memory of the server rises meanwhile; also for a reader who takes
 * one megabyte a second.
 */
export async function measureExport(): Promise<void> {
  const { app, token, close } = await openOwnServer()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const fetchBy = async (path: string, body: object, ...more: readonly string[]) => {
    const headers = ['-H', `Authorization: Bearer ${token}`, '-H', 'Content-Type: application/json']
    const to = `${address}/api/opportunity/${path}`
    const said = ['-s', '-f', '-o', '/dev/null', '-w', '%{size_download}', '-d', JSON.stringify(body)]
    const { stdout } = await run('curl', [...said, ...headers, ...more, to])
    return Number(stdout)
  }
  try {
    for (const [name, [path, body]] of Object.entries(asked)) {
      const [times, rises]: [number[], number[]] = [[], []]
      let size = 0
      for (let round = -1; round < rounds; round += 1) {
        const started = performance.now()
        const rise = await rising(async () => {
          size = await fetchBy(path, body)
        })
        if (round < 0) continue
        times.push(performance.now() - started)
        rises.push(rise)
      }
      line(name, times, 'ms', `${(size / 1024 ** 2).toFixed(1)} MB`)
      line(`${name}: memory above what it was`, rises, 'MB')
      const slow = await rising(async () => {
        await fetchBy(path, body, '--limit-rate', '1M')
      })
      line(`${name}: the same, 1 MB a second`, [slow], 'MB')
    }
  } finally {
    await close()
  }
}
