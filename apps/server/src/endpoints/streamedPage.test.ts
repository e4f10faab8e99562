import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { text } from '@retain/api-client/kernel/codecs'
import { StreamedPage, printPage } from './streamedPage'

let app = fastify()
beforeEach(() => {
  app = fastify()
})
afterEach(() => app.close())

/** Serves a page of these slices, and watches which are asked for. */
function serve(slices: Iterable<readonly string[] | Error>) {
  const watch = { taken: 0, hasEnded: false }
  async function* watched(): AsyncGenerator<readonly string[], void, void> {
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
  const page = new StreamedPage(
    text,
    watched(),
    () => ({ total: watch.taken, page: 1, pageCount: 1 }),
    () => ({ capped: true }),
  )
  app.get('/page', async (_request, reply) =>
    reply.type('application/json').send(await printPage(page, 'request-1')),
  )
  return watch
}

async function ask(): Promise<IncomingMessage> {
  const asked = request(`${await app.listen({ port: 0 })}/page`, { agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

/** A hundred megabytes, more than any buffer on the way. */
const large = Array.from({ length: 100 }, () => ['x'.repeat(1_000_000)])

it('prints one document, a row a line, with totals that are known after the last row', async () => {
  serve([['a', 'b'], [], ['c']])
  const { body } = await app.inject('/page')
  expect(body.split('\n').slice(0, 4)).toEqual(['{"data":{"list":[', '"a",', '"b",', '"c"'])
  expect(JSON.parse(body)).toEqual({
    data: { list: ['a', 'b', 'c'], total: 3, page: 1, pageCount: 1 },
    meta: { requestId: 'request-1', capped: true },
  })
})

it.each([[[]], [[[]]]])('is one document without rows, too: %j', async (slices) => {
  serve(slices)
  expect(JSON.parse((await app.inject('/page')).body)).toMatchObject({ data: { list: [] } })
})

it('asks for no more rows than a slow client takes, and ends them when it goes away', async () => {
  const watch = serve(large)
  const answer = await ask()
  await once(answer, 'readable')
  expect(watch.hasEnded).toBe(false)
  expect(watch.taken).toBeLessThan(50)
  answer.destroy()
  await expect.poll(() => watch.hasEnded).toBe(true)
  expect(watch.taken).toBeLessThan(50)
})

it('fails before anything is sent when the first rows cannot be read', async () => {
  serve([new Error('the database is away')])
  expect((await app.inject('/page')).statusCode).toBe(500)
})

it('breaks the connection when later rows fail, so that what has come is no whole page', async () => {
  serve([...large.slice(0, 1), new Error('the database is away')])
  const answer = await ask()
  answer.resume()
  await expect(once(answer, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' })
})
