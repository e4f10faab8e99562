import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StreamedCsv, csvHeaders, printCsv } from './streamedCsv'

const size = { rowCount: 3, isCapped: true }

/** What becomes of the slices of a file. */
interface Watch {
  taken: number
  hasEnded: boolean
}

let app = fastify()
beforeEach(() => {
  app = fastify()
})
afterEach(() => app.close())

/** Serves a file of these slices, and watches which are asked for. */
function serve(slices: Iterable<string | Error>): Watch {
  const watch = { taken: 0, hasEnded: false }
  async function* watched(): AsyncGenerator<string, void, void> {
    try {
      for (const slice of slices) {
        if (slice instanceof Error) throw slice
        watch.taken += 1
        yield slice
      }
    } finally {
      watch.hasEnded = true
    }
  }
  const file = new StreamedCsv('a.csv', size, watched())
  app.get('/file', (_request, reply) => reply.headers(csvHeaders(file)).send(printCsv(file)))
  return watch
}

async function ask(): Promise<IncomingMessage> {
  const asked = request(`${await app.listen({ port: 0 })}/file`, { agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

/** A hundred megabytes, more than any buffer on the way. */
const large = Array.from({ length: 100 }, () => `${'x'.repeat(1_000_000)}\r\n`)

it('sends the slices as one file, with its name and size', async () => {
  const watch = serve(['\uFEFFName\r\n', 'Zoë\r\n', '😀\r\n', 'كريم\r\n'])
  const answer = await app.inject('/file')
  expect(answer.body).toBe('\uFEFFName\r\nZoë\r\n😀\r\nكريم\r\n')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="a.csv"',
    'x-row-count': '3',
    'x-capped': 'true',
  })
  expect(watch).toEqual({ taken: 4, hasEnded: true })
})

it('asks for no more than a slow client takes, and ends the slices when it goes away', async () => {
  const watch = serve(large)
  const answer = await ask()
  await once(answer, 'readable')
  expect(watch.hasEnded).toBe(false)
  expect(watch.taken).toBeLessThan(50)
  answer.destroy()
  await expect.poll(() => watch.hasEnded).toBe(true)
  expect(watch.taken).toBeLessThan(50)
})

it('breaks the connection when a slice fails, so that what has come is no whole file', async () => {
  serve([...large.slice(0, 1), new Error('the database is away')])
  const answer = await ask()
  answer.resume()
  await expect(once(answer, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' })
})
