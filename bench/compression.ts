import { once } from 'node:events'
import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { median } from './figures.ts'
import { openOwnServer } from './ownServer.ts'

const search = { source: 'EQLOG', hyperionId: 'HAR', orderBy: 'equityAmount', orderDirection: 'desc' }

/** The first page of the Equity Log, and all of it, which is streamed. */
const asked = {
  'first page': { ...search, pageNumber: 1, pageSize: 50 },
  'show all, streamed': { ...search, pageNumber: 1, pageSize: 10_000 },
} as const

/** So many bytes are written, and flushed, at a time, as the slices of a streamed page are. */
const pieceSize = 256 * 1024

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants

interface Way {
  readonly name: string
  readonly whole: (text: Buffer) => Promise<Buffer>
  readonly pieces: () => Transform
}

const gzipAt = (level: number): Way => ({
  name: `gzip ${level}`,
  whole: (text) => promisify(gzip)(text, { level }),
  pieces: () => createGzip({ level, flush: Z_SYNC_FLUSH }),
})

const brotliAt = (quality: number, windowBits: number): Way => {
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: windowBits }
  return {
    name: `brotli ${quality}, window 2^${windowBits}`,
    whole: (text) => promisify(brotliCompress)(text, { params }),
    pieces: () => createBrotliCompress({ params, flush: BROTLI_OPERATION_FLUSH }),
  }
}

const ways: readonly Way[] = [
  ...[1, 4, 6, 9].map(gzipAt),
  ...[1, 2, 3, 4, 5, 6, 7].map((quality) => brotliAt(quality, 18)),
  ...[4, 5].map((quality) => brotliAt(quality, 22)),
]

async function streamed(text: Buffer, pieces: Transform): Promise<number> {
  let size = 0
  pieces.on('data', (piece: Buffer) => (size += piece.length))
  for (let at = 0; at < text.length; at += pieceSize)
    if (!pieces.write(text.subarray(at, at + pieceSize))) await once(pieces, 'drain')
  pieces.end()
  await once(pieces, 'end')
  return size
}

/** The size, and the milliseconds of processor (all threads) that one compression takes. */
async function measured(compress: () => Promise<number>, rounds: number) {
  const times: number[] = []
  let size = 0
  for (let round = -1; round < rounds; round += 1) {
    const before = process.cpuUsage()
    size = await compress()
    const { user, system } = process.cpuUsage(before)
    if (round >= 0) times.push((user + system) / 1000)
  }
  return { size, cpu: median(times) }
}

const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} KB`

/** What gzip and brotli make of answers of the server, whole and streamed, and what that costs the processor. */
export async function measureCompression(): Promise<void> {
  const { app, token, close } = await openOwnServer()
  try {
    for (const [name, body] of Object.entries(asked)) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/opportunity/search/logs',
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      })
      const isWhole = body.pageSize === 50
      console.log(`${name}: ${kilobytes(answer.rawPayload.length)}`)
      for (const way of ways) {
        const { size, cpu } = isWhole
          ? await measured(async () => (await way.whole(answer.rawPayload)).length, 200)
          : await measured(() => streamed(answer.rawPayload, way.pieces()), 7)
        console.log(
          `  ${way.name.padEnd(22)} ${kilobytes(size).padStart(10)} ${cpu.toFixed(2).padStart(8)} ms CPU`,
        )
      }
    }
  } finally {
    await close()
  }
}
