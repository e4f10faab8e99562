import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process that answers what it is asked, one thing after another. */
export interface Worker {
  /** The first thing that it said. */
  readonly first: unknown
  readonly ask: (question: object) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Starts a script in a process of its own, and waits for the first thing that it says. */
export async function startWorker(script: URL, argument = ''): Promise<Worker> {
  const child = fork(fileURLToPath(script), [argument], {
    execArgv: ['--import', 'tsx', '--conditions=@retain/source'],
  })
  const ended = once(child, 'exit')
  const hear = async (): Promise<unknown> => {
    const [heard] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [unknown]
    if (heard === null) throw new Error(`${script.pathname} ended`)
    return heard
  }
  return {
    first: await hear(),
    ask: (question) => {
      child.send(question)
      return hear()
    },
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
