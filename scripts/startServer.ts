import { spawn } from 'node:child_process'

/** How long a server may take to get ready, in milliseconds. */
const readyLimitMs = 120_000

/** What came of starting a server. */
export interface Started {
  readonly isReady: boolean
  /** What it wrote to standard error so far. */
  readonly errors: () => string
  readonly stop: () => Promise<void>
}

/**
 * Starts a built server with this environment and no other, and waits until it is ready or has ended.
 *
 * @param program the Node.js that runs it.
 * @param main its first file.
 */
export async function startServer(
  program: string,
  main: string,
  environment: Readonly<Record<string, string>>,
): Promise<Started> {
  const server = spawn(program, ['--enable-source-maps', main], {
    env: { PATH: process.env['PATH'], ...environment },
  })
  let [output, errors] = ['', '']
  const closed = new Promise((done) => server.once('close', done))
  const isReady = await new Promise<boolean>((done) => {
    server.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('is ready')) done(true)
    })
    server.on('close', () => done(false))
    setTimeout(() => done(false), readyLimitMs).unref()
  })
  return {
    isReady,
    errors: () => errors,
    stop: async () => {
      server.kill('SIGTERM')
      await closed
    },
  }
}
