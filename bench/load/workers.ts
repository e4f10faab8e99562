import { startWorker } from '../worker.ts'
import type { Outcome, Question } from './talk.ts'

/** The process that searches. */
export interface Generator {
  readonly run: (question: Question) => Promise<Outcome>
  readonly stop: () => Promise<void>
}

/** Starts the process that searches. */
export async function startGenerator(): Promise<Generator> {
  const { ask, stop } = await startWorker(new URL('generator.ts', import.meta.url))
  return { run: async (question) => (await ask(question)) as Outcome, stop }
}

/** Starts a bare HTTP server that answers every request alike, with so many bytes of JSON. */
export async function startBareServer(bytes: number) {
  const { stop, first } = await startWorker(new URL('bareServer.ts', import.meta.url), String(bytes))
  return { url: `http://127.0.0.1:${String(first)}/`, stop }
}
