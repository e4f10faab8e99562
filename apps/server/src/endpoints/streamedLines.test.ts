import { once } from 'node:events'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { text } from '@retain/api-client/kernel/codecs'
import { askFor, expectBackPressure, expectBrokenOff, largeTexts } from '../testing/streamedAnswer'
import { watchedSlices } from '../testing/watchedSlices'
import { StreamedLines, asReady, printLines } from './streamedLines'

let app = fastify()
beforeEach(() => {
  app = fastify()
})
afterEach(() => app.close())

const serveLines = (lines: AsyncIterable<string>) =>
  app.get('/lines', (_request, reply) => reply.send(printLines(new StreamedLines(text, lines))))

/** Serves these lines, and watches which are asked for. */
function serve(list: Iterable<string | Error>) {
  const { slices, watch } = watchedSlices(list)
  serveLines(slices)
  return watch
}

/** A result that a test gives when it wants to. */
function later() {
  let give = (_result: string): void => undefined
  const result = new Promise<string>((resolve) => {
    give = resolve
  })
  return { result, give }
}

it('prints each line as a document of its own', async () => {
  serve(['a', 'b"\n', 'c'])
  expect((await app.inject('/lines')).body).toBe('"a"\n"b\\"\\n"\n"c"\n')
})

it('sends what is ready while the rest is not, whatever order it was begun in', async () => {
  const [first, second, third] = [later(), later(), later()]
  serveLines(asReady([first.result, second.result, third.result]))
  second.give('second')
  const answer = await askFor(app, '/lines')
  const next = async () => String(((await once(answer, 'data')) as [Buffer])[0])
  expect(await next()).toBe('"second"\n')
  third.give('third')
  expect(await next()).toBe('"third"\n')
  const ended = once(answer, 'end')
  first.give('first')
  expect(await next()).toBe('"first"\n')
  await ended
  expect(answer.complete).toBe(true)
})

it('asks for no more lines than a slow client takes, and ends them when it goes away', async () => {
  const watch = serve(largeTexts)
  await expectBackPressure(await askFor(app, '/lines'), watch)
})

it('takes no notice of what becomes ready when its client has gone away', async () => {
  const [ready, late] = [later(), later()]
  const sent = asReady([ready.result, late.result])
  let hasEnded = false
  async function* watched() {
    try {
      yield* sent
    } finally {
      hasEnded = true
    }
  }
  serveLines(watched())
  ready.give('ready')
  const answer = await askFor(app, '/lines')
  await once(answer, 'data')
  answer.destroy()
  late.give('late')
  await expect.poll(() => hasEnded).toBe(true)
})

it('breaks the connection when a line cannot be made, so that what has come is not taken for the whole', async () => {
  serve([...largeTexts.slice(0, 1), new Error('the database is away')])
  await expectBrokenOff(await askFor(app, '/lines'))
})
