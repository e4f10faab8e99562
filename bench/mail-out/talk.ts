import { startWorker } from '../worker.ts'

/** What the receiver has taken since it was last told to count anew. */
export interface Received {
  /** Different ones, by their Message-ID. */
  readonly emails: number
  /** How many came again. */
  readonly twice: number
  /** From the first to the last. */
  readonly seconds: number
}

/** A mail server in a process of its own. */
export interface Receiver {
  /** Its address, as `SMTP_URL` takes it. */
  readonly url: string
  readonly received: () => Promise<Received>
  readonly countAnew: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the mail server that emails are sent to. */
export async function startReceiver(): Promise<Receiver> {
  const { first, ask, stop } = await startWorker(new URL('receiver.ts', import.meta.url))
  const count = async (isNew: boolean) => (await ask({ isNew })) as Received
  return {
    url: `smtp://127.0.0.1:${String(first)}?ignoreTLS=true`,
    received: () => count(false),
    countAnew: async () => void (await count(true)),
    stop,
  }
}
