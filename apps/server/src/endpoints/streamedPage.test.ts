import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { text } from '@retain/api-client/kernel/codecs'
import { askFor, expectBackPressure, expectBrokenOff, largeTexts } from '../testing/streamedAnswer'
import { watchedSlices } from '../testing/watchedSlices'
import { StreamedPage, printPage } from './streamedPage'

let app = fastify()
beforeEach(() => {
  app = fastify()
})
afterEach(() => app.close())

/** Serves a page of these slices, and watches which are asked for. */
function serve(list: Iterable<readonly string[] | Error>) {
  const { slices, watch } = watchedSlices(list)
  const page = new StreamedPage(
    text,
    slices,
    () => ({ total: watch.taken, page: 1, pageCount: 1 }),
    () => ({ capped: true }),
  )
  app.get('/page', async (_request, reply) =>
    reply.type('application/json').send(await printPage(page, 'request-1')),
  )
  return watch
}

const large = largeTexts.map((slice) => [slice])

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
  await expectBackPressure(await askFor(app, '/page'), watch)
})

it('fails before anything is sent when the first rows cannot be read', async () => {
  serve([new Error('the database is away')])
  expect((await app.inject('/page')).statusCode).toBe(500)
})

it('breaks the connection when later rows fail, so that what has come is no whole page', async () => {
  serve([...large.slice(0, 1), new Error('the database is away')])
  await expectBrokenOff(await askFor(app, '/page'))
})
