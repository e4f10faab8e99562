import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Outcome, Question } from './talk.ts'

/** Starts a script of this folder in a process of its own, and waits for the first thing that it says. */
async function start(script: string, argument: string) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [argument], {
    execArgv: ['--import', 'tsx', '--conditions=@retain/source'],
  })
  const ended = once(child, 'exit')
  const hear = async (): Promise<unknown> => {
    const [heard] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [unknown]
    if (heard === null) throw new Error(`${script} ended`)
    return heard
  }
  const stop = async () => {
    child.kill()
    await ended
  }
  return { child, hear, stop, first: await hear() }
}

/** The process that searches. */
export interface Generator {
  readonly run: (question: Question) => Promise<Outcome>
  readonly stop: () => Promise<void>
}

/** Starts the process that searches. */
export async function startGenerator(): Promise<Generator> {
  const { child, hear, stop } = await start('generator.ts', '')
  return {
    run: async (question) => {
      child.send(question)
      return (await hear()) as Outcome
    },
    stop,
  }
}

/** Starts a bare HTTP server that answers every request alike, with so many bytes of JSON. */
export async function startBareServer(bytes: number) {
  const { stop, first } = await start('bareServer.ts', String(bytes))
  return { url: `http://127.0.0.1:${String(first)}/`, stop }
}
