import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askFor, expectBackPressure, expectBrokenOff, largeTexts } from '../testing/streamedAnswer'
import { watchedSlices } from '../testing/watchedSlices'
import { StreamedCsv, csvHeaders, printCsv } from './streamedCsv'

const size = { rowCount: 3, isCapped: true }

let app = fastify()
beforeEach(() => {
  app = fastify()
})
afterEach(() => app.close())

/** Serves a file of these slices, and watches which are asked for. */
function serve(list: Iterable<string | Error>) {
  const { slices, watch } = watchedSlices(list)
  const file = new StreamedCsv('a.csv', size, slices)
  app.get('/file', (_request, reply) => reply.headers(csvHeaders(file)).send(printCsv(file)))
  return watch
}

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
  const watch = serve(largeTexts)
  await expectBackPressure(await askFor(app, '/file'), watch)
})

it('breaks the connection when a slice fails, so that what has come is no whole file', async () => {
  serve([...largeTexts.slice(0, 1), new Error('the database is away')])
  await expectBrokenOff(await askFor(app, '/file'))
})
