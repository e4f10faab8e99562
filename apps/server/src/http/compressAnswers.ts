import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Below this many bytes an answer fits into one packet as it is. */
const worthwhile = 1024

/** What is text. Pictures, fonts and the like are compressed by their own format, event streams are never sent. */
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|x-ndjson)\b|image\/svg\+xml)/

/** Of what one client takes, the one that costs least for what it saves (adr 0015). */
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants

const brotliOptions = (quality: number, windowBits: number) => ({
  params: {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: windowBits,
  },
})

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How an answer that is there as a whole is compressed; outside of the event loop. */
const compressWhole: Readonly<Record<Encoding, (text: string | Buffer) => Promise<Buffer>>> = {
  br: (text) => brotli(text, brotliOptions(5, 20)),
  gzip: (text) => gzipped(text, { level: 6 }),
}

/**
 * How an answer that is sent while it is made is compressed. Every piece is flushed, so that it arrives before the next is
 * made; the window is small, because it is held for as long as a slow client takes.
 */
const compressPieces = {
  br: () => createBrotliCompress({ ...brotliOptions(4, 18), flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH }),
} as const

/**
 * Compresses the answers of the app, streamed ones included, for clients that take it. Left as they are: what is compressed
 * already, what is shorter than a packet, files whose length is known (the build compresses those), and what is no text.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!mayBeCompressed(reply) || !isWorthwhile(payload)) return payload
    const varies = reply.getHeader('Vary')
    reply.header('Vary', varies === undefined ? 'Accept-Encoding' : `${String(varies)}, Accept-Encoding`)
    const encoding = encodingFor(request)
    if (encoding === null || request.method === 'HEAD') return payload
    reply.header('Content-Encoding', encoding)
    return payload instanceof Readable ? compressStream(payload, encoding) : compressWhole[encoding](payload)
  })
}

const mayBeCompressed = (reply: FastifyReply): boolean =>
  compressible.test(String(reply.getHeader('Content-Type') ?? '')) &&
  !reply.hasHeader('Content-Encoding') &&
  !reply.hasHeader('Content-Length')

const isWorthwhile = (payload: unknown): payload is string | Buffer | Readable =>
  payload instanceof Readable ||
  ((typeof payload === 'string' || Buffer.isBuffer(payload)) && Buffer.byteLength(payload) >= worthwhile)

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const chosen = negotiate(String(headers['accept-encoding'] ?? ''), [...encodings])
  return encodings.find((one) => one === chosen) ?? null
}

/** A client that takes nothing pauses the source, one that leaves ends it, and a source that fails breaks the answer off. */
function compressStream(source: Readable, encoding: Encoding): Readable {
  const compressor = compressPieces[encoding]()
  // The failure is that of the compressor too, which is what is being sent.
  pipeline(source, compressor, () => undefined)
  return compressor
}
