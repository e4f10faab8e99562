import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askFor, expectBackPressure, expectBrokenOff } from '../testing/streamedAnswer'
import { testConfig } from '../testing/testApp'
import { watchedSlices } from '../testing/watchedSlices'
import { answerErrors } from './answerErrors'
import { compressAnswers } from './compressAnswers'
import { setSecurityHeaders } from './securityHeaders'

let app = fastify()
beforeEach(() => {
  app = fastify()
  setSecurityHeaders(app, testConfig())
  answerErrors(app)
  compressAnswers(app)
})
afterEach(() => app.close())

const rows = Array.from({ length: 100 }, (_, at) => ({ opptId: at, customerName: `Customer ${at}` }))
const takes = (encodings: string) => ({ 'accept-encoding': encodings })
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync } as const

/** Serves one answer at `/answer`. */
const serve = (payload: () => unknown, type = 'application/json; charset=utf-8') =>
  app.get('/answer', (_request, reply) => reply.type(type).send(payload()))

describe('an answer that is there as a whole', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
  ] as const)('is compressed for a client that takes %s: by %s', async (taken, encoding) => {
    serve(() => rows)
    const { headers, rawPayload } = await app.inject({ url: '/answer', headers: takes(taken) })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(JSON.parse(unpacked[encoding](rawPayload).toString())).toEqual(rows)
    expect(rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 4)
  })

  it.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
    'is sent as it is to one that takes %j',
    async (taken) => {
      serve(() => rows)
      const answer = await app.inject({ url: '/answer', headers: takes(taken) })
      expect(answer.headers).not.toHaveProperty('content-encoding')
      // A cache in between must not give it to others.
      expect(answer.headers['vary']).toBe('Accept-Encoding')
      expect(answer.json()).toEqual(rows)
    },
  )

  it.each([
    ['shorter than a packet', () => rows.slice(0, 3), 'application/json'],
    ['a picture', () => Buffer.alloc(5_000), 'image/png'],
    ['a stream of events', () => 'data: 1\n\n'.repeat(500), 'text/event-stream'],
  ])('is sent as it is when it is %s', async (_what, payload, type) => {
    serve(payload, type)
    const { headers } = await app.inject({ url: '/answer', headers: takes('br') })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
  })

  it('is not compressed twice', async () => {
    const file = gzipSync('x'.repeat(5_000))
    app.get('/answer', (_request, reply) =>
      reply.headers({ 'Content-Type': 'text/css', 'Content-Encoding': 'gzip' }).send(file),
    )
    const { headers, rawPayload } = await app.inject({ url: '/answer', headers: takes('br, gzip') })
    expect(headers['content-encoding']).toBe('gzip')
    expect(rawPayload.equals(file)).toBe(true)
  })
})

/** Slices that hardly become smaller, together more than any buffer on the way holds. */
const largeSlices = () => {
  const slice = randomBytes(500_000).toString('base64')
  return Array.from({ length: 100 }, () => slice + randomBytes(100).toString('base64'))
}

const serveStream = (slices: AsyncIterable<string>) =>
  serve(() => Readable.from(slices, { objectMode: false }), 'application/x-ndjson; charset=utf-8')

describe('an answer that is sent while it is made', () => {
  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const)('%s: each piece arrives before the next is made', async (encoding, unpack) => {
    let make = (_text: string | null): void => undefined
    const next = () =>
      new Promise<string | null>((resolve) => {
        make = resolve
      })
    async function* pieces() {
      yield 'first\n'
      for (let piece = await next(); piece !== null; piece = await next()) yield piece
    }
    serveStream(pieces())
    const answer = await askFor(app, '/answer', takes(encoding))
    expect(answer.headers['content-encoding']).toBe(encoding)
    const text = answer.pipe(unpack()).setEncoding('utf8')
    expect(await once(text, 'data')).toEqual(['first\n'])
    make('second\n')
    expect(await once(text, 'data')).toEqual(['second\n'])
    const ended = once(text, 'end')
    make(null)
    await ended
    expect(answer.complete).toBe(true)
  })

  it.each(['br', 'gzip'])(
    '%s: is made no faster than a slow client takes it, and ends with it',
    async (encoding) => {
      const { slices, watch } = watchedSlices(largeSlices())
      serveStream(slices)
      await expectBackPressure(await askFor(app, '/answer', takes(encoding)), watch)
    },
  )

  it.each(['br', 'gzip'])('%s: breaks off when a later piece fails', async (encoding) => {
    const { slices } = watchedSlices([...largeSlices().slice(0, 3), new Error('the database is away')])
    serveStream(slices)
    await expectBrokenOff(await askFor(app, '/answer', takes(encoding)))
  })

  it('is a problem that can be read when its first piece fails', async () => {
    const { slices } = watchedSlices<string>([new Error('the database is away')])
    serveStream(slices)
    const answer = await app.inject({ url: '/answer', headers: takes('br') })
    expect(answer.statusCode).toBe(500)
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.json()).toMatchObject({ code: 'internal' })
  })
})
