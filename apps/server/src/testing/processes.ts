import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { portOf } from './portOf'

/** A process that a test started, from the sources. */
export interface Started {
  readonly child: ChildProcess
  /** Everything that it printed so far. */
  readonly output: () => string
  /** Waits until it prints a text; fails when it ends without. */
  readonly prints: (text: string) => Promise<void>
  /** Its exit code once it has ended; `null` when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Starts a file of `src` in a process of its own. */
export function startProcess(
  file: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Started {
  const path = resolve(import.meta.dirname, '..', file)
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@retain/source', path, ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  })
  let output = ''
  const take = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const prints = (text: string) =>
    new Promise<void>((done, fail) => {
      const look = () => {
        if (output.includes(text)) done()
      }
      look()
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      void ended.then(() => {
        if (!output.includes(text)) fail(new Error(`It ended without "${text}":\n${output}`))
      })
    })
  return { child, output: () => output, prints, ended }
}

/** A port that nobody uses at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const port = portOf(server)
      server.close(() => done(port))
    })
  })
