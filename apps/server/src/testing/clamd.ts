import { createServer, type AddressInfo, type ListenOptions } from 'node:net'

/** What clamd's own test looks for: a text that every scanner takes for malware, and that does nothing. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

/** A stand-in for ClamAV's daemon that finds that text. */
export interface FakeClamd {
  readonly url: string
  /** How many files were scanned. */
  readonly scanned: () => number
  readonly close: () => Promise<void>
}

/**
 * Starts one.
 *
 * @param options where; a free port of this machine when absent.
 * @param largest it takes no file that is larger, in bytes, as `StreamMaxLength` has it.
 */
export async function startClamd(
  options: Pick<ListenOptions, 'port' | 'path'> = {},
  largest = 1024 * 1024,
): Promise<FakeClamd> {
  let scanned = 0
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const file = fileIn(received, largest)
      if (file === null) return
      scanned += 1
      const isFound = file !== 'tooLarge' && file.includes(eicar)
      if (file === 'tooLarge') socket.end('INSTREAM size limit exceeded. ERROR\0')
      else socket.end(isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((done) =>
    server.listen('path' in options ? options : { host: '127.0.0.1', port: 0, ...options }, done),
  )
  return {
    url:
      options.path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : options.path,
    scanned: () => scanned,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** The file of an INSTREAM; `null` while it is not all there. */
function fileIn(received: Buffer, largest: number): Buffer | 'tooLarge' | null {
  const command = 'zINSTREAM\0'
  if (received.length >= command.length && received.toString('latin1', 0, command.length) !== command)
    throw new Error('That is no INSTREAM')
  const pieces: Buffer[] = []
  let size = 0
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    size += length
    if (size > largest) return 'tooLarge'
    if (at + 4 + length > received.length) return null
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
