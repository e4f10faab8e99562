import * as E from 'fp-ts/Either'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Publish, WriteHost } from '../outbox/transact'
import type { DatabaseTransaction } from '../db/schema/schema'
import { PermanentFailure } from './failures'
import { usualRetry, type RetryPolicy } from './retryPolicy'

/** One attempt at a job, as its kind is told of it. */
export interface Attempt {
  readonly jobId: string
  /** The same in every attempt at this job: to be given to the partner, who may have done it already. */
  readonly idempotencyKey: string
  /** Counted from 1. */
  readonly number: number
  /** Aborts when the time of the kind is over or the server stops; to be handed to whatever waits for a partner. */
  readonly signal: AbortSignal
}

/** Checks what is kept of a payload; every codec of api-client's kernel is one. */
export interface PayloadCodec<Payload> {
  readonly encode: (payload: Payload) => unknown
  readonly decode: (kept: unknown) => E.Either<unknown, Payload>
}

/** What a kind of job says of itself. */
export interface JobDefinition<Payload> {
  /** Stands in the database: a kind that is renamed no longer finds what was enqueued before. */
  readonly name: string
  /** Ids rather than people: payloads are kept for a while after the job has ended. */
  readonly payload: PayloadCodec<Payload>
  /**
   * Does it. It may be called again although it ended well before: when the process is killed before it could write that
   * down. What it throws is tried again later, except a `PermanentFailure`.
   */
  readonly run: (payload: Payload, attempt: Attempt, host: WriteHost) => Promise<void>
  /** How long an attempt may take, in milliseconds. */
  readonly timeoutMs: number
  /** `usualRetry` when left out. */
  readonly retry?: RetryPolicy
  /** How many run at once in each process; 1 when left out. */
  readonly concurrency?: number
  /** Jobs with the same key run one at a time in all processes, in the order in which they were enqueued. */
  readonly concurrencyKey?: (payload: Payload) => string
  /** The job has failed for good. Runs in the transaction that keeps so, and is called again when it throws. */
  readonly onFailed?: (
    payload: Payload,
    idempotencyKey: string,
    transaction: DatabaseTransaction,
    publish: Publish,
  ) => Promise<void>
}

/** The store that a daily job is about, and the day there, such as `2026-11-20`. */
export interface StoreDay {
  readonly hyperionId: string
  readonly day: string
}

/** When a daily kind runs, and how the day's job of a store is left in the queue; more than once changes nothing. */
export interface DailyRun {
  /** Minutes after the store's midnight. */
  readonly minuteOfDay: number
  readonly enqueue: (transaction: DatabaseTransaction, storeDay: StoreDay, now: Instant) => Promise<unknown>
}

/** A kind of job as the runner knows it, which checks what was kept before it hands it on. */
export interface RunnableKind {
  readonly name: string
  readonly timeoutMs: number
  readonly retry: RetryPolicy
  readonly concurrency: number
  /** How it is enqueued in each store every day; `null` for what only commands ask for. */
  readonly daily: DailyRun | null
  readonly run: (kept: unknown, attempt: Attempt, host: WriteHost) => Promise<void>
  readonly onFailed: (
    kept: unknown,
    idempotencyKey: string,
    transaction: DatabaseTransaction,
    publish: Publish,
  ) => Promise<void>
}

/** A kind of job: how `enqueue` keeps one, and how it is run. */
export interface JobKind<Payload> extends RunnableKind {
  readonly encode: (payload: Payload) => unknown
  readonly concurrencyKeyOf: (payload: Payload) => string | null
}

/**
 * Makes a kind of job. It goes into the list of `app/jobKinds.ts`, and is enqueued by whoever asks for it.
 *
 * @example
 * export const sendEmail = jobKind({
 *   name: 'sendEmail',
 *   payload: record({ emailId: id, hyperionId }, 'sendEmail'),
 *   timeoutMs: 30_000,
 *   concurrency: 4,
 *   run: async ({ emailId }, { idempotencyKey, signal }, { db }) => {
 *     await deliver(await readEmail(db, emailId), { messageId: idempotencyKey, signal })
 *   },
 *   onFailed: ({ emailId }, _key, transaction, publish) => recordUndelivered(transaction, publish, emailId),
 * })
 *
 * // In a command:
 * await enqueue(transaction, sendEmail, { emailId, hyperionId }, { now })
 */
export function jobKind<Payload>(definition: JobDefinition<Payload>): JobKind<Payload> {
  const { name, payload: codec, timeoutMs, onFailed, concurrencyKey } = definition
  const decode = (kept: unknown): Payload => {
    const decoded = codec.decode(kept)
    if (E.isLeft(decoded)) throw new PermanentFailure(`A kept payload does not fit ${name}`)
    return decoded.right
  }
  return {
    name,
    timeoutMs,
    retry: definition.retry ?? usualRetry,
    concurrency: definition.concurrency ?? 1,
    daily: null,
    run: async (kept, attempt, host) => definition.run(decode(kept), attempt, host),
    onFailed: async (kept, idempotencyKey, transaction, publish) => {
      const decoded = codec.decode(kept)
      if (E.isRight(decoded)) await onFailed?.(decoded.right, idempotencyKey, transaction, publish)
    },
    encode: codec.encode,
    concurrencyKeyOf: (payload) => concurrencyKey?.(payload) ?? null,
  }
}
