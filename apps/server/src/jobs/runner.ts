import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { epochOf } from '@retain/domain/calendar/instant'
import type { WriteHost } from '../outbox/transact'
import { withoutValues } from '../core/loggedError'
import { loggedFailure, ServerStopping } from './failures'
import type { RunnableKind } from './jobKind'
import { claimJobs, type ClaimedJob } from './jobQueries'
import { runAttempt } from './runAttempt'
import { makeSettleDone, settleFailure } from './settle'

/** By how much a lease outlasts an attempt: for its outcome to be written, and for clocks that differ. */
const usualMarginMs = 30_000

/** How long the queue is left alone at most. */
const longestPauseMs = 60_000

/** How soon the queue is asked again when the database did not answer. */
const retryMs = 5_000

/** How long a stopping server waits for attempts before it aborts them. */
const usualPatienceMs = 10_000

/** What a runner is made of. */
export interface RunnerParts {
  readonly host: WriteHost
  readonly kinds: readonly RunnableKind[]
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly random?: () => number
  readonly leaseMarginMs?: number
}

/** Does the jobs of the queue, in this process. */
export interface Runner {
  /** Something may be due. It never fails; what cannot be read now is read later. */
  readonly wake: () => void
  /** Nothing that is due now is left, and nothing runs. */
  readonly idle: () => Promise<void>
  /**
   * Takes no more jobs and waits for those that run; those that take longer are aborted, and given back to the queue.
   *
   * @param patienceMs how long they are waited for; 10 seconds when left out.
   */
  readonly stop: (patienceMs?: number) => Promise<void>
}

interface Running {
  readonly kind: RunnableKind
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/**
 * Makes the runner of a process. It asks the queue when it is woken, when a job ends, and when the next one is due, at the
 * latest after a minute: by itself an idle queue costs one short question a minute, whatever the number of kinds.
 *
 * Attempts are at least once: a process that dies between an effect and its record leaves the job to whoever finds its
 * lease ended.
 */
export function makeRunner(parts: RunnerParts): Runner {
  const { host, kinds, log, random = Math.random, leaseMarginMs = usualMarginMs } = parts
  const { db, clock } = host
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const running = new Map<string, Running>()
  let claiming: Promise<void> | null = null
  let isWanted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const runningOf = (kind: RunnableKind) => [...running.values()].filter((one) => one.kind === kind).length
  const settleDone = makeSettleDone(host, (ended) =>
    kinds.some((kind) => {
      const own = ended.filter((job) => job.kind === kind.name).length
      return own > 0 && own >= Math.min(runningOf(kind), kind.concurrency / 2)
    }),
  )

  const wakeIn = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(ms, 0), longestPauseMs)).unref()
  }
  const attempt = async (kind: RunnableKind, job: ClaimedJob, controller: AbortController) => {
    const about = { jobId: job.jobId, kind: kind.name, attempt: job.attempts }
    const begun = performance.now()
    const failure = await runAttempt(kind, job, host, controller).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const said = {
      ...about,
      ms: Math.round(performance.now() - begun),
      ...(failure === null ? {} : { err: loggedFailure(failure.error) }),
    }
    try {
      const result =
        failure === null
          ? await settleDone(job)
          : await settleFailure(host, kind, job, failure.error, random())
      if (result === 'failed') log.error({ ...said, result }, 'a job failed for good')
      else if (result === 'done' || result === 'interrupted') log.info({ ...said, result }, 'a job ended')
      else log.warn({ ...said, result }, 'a job was not done')
    } catch (error) {
      // The lease stays: once it has ended the job is taken again.
      log.error({ ...about, err: withoutValues(error) }, 'what came of a job could not be kept')
    }
  }
  const begin = (job: ClaimedJob) => {
    const kind = byName.get(job.kind)
    if (kind === undefined) throw new Error('Only kinds of this runner are asked for')
    const controller = new AbortController()
    const ended = attempt(kind, job, controller).finally(() => {
      running.delete(job.leaseId)
      wake()
    })
    running.set(job.leaseId, { kind, controller, ended })
  }
  const claim = async () => {
    const free = kinds
      .map((kind) => ({ kind, places: kind.concurrency - runningOf(kind) }))
      .filter(({ places }) => places > 0)
    // Whichever ends first asks again.
    if (free.length === 0 || isStopped) return
    const { jobs, nextDue } = await claimJobs(db, free, clock(), leaseMarginMs)
    for (const job of jobs) begin(job)
    wakeIn(nextDue === null ? longestPauseMs : epochOf(nextDue) - epochOf(clock()))
  }
  const claimWhileWanted = async () => {
    try {
      while (isWanted && !isStopped) {
        // What ends together leaves its places together.
        await turn()
        isWanted = false
        await claim()
      }
    } catch (error) {
      log.warn({ err: withoutValues(error) }, 'the queue could not be read')
      wakeIn(retryMs)
    } finally {
      claiming = null
    }
  }
  const wake = () => {
    isWanted = true
    if (!isStopped) claiming ??= claimWhileWanted()
  }
  const attemptsEnded = async () => {
    await Promise.all([...running.values()].map(({ ended }) => ended))
  }
  return {
    wake,
    idle: async () => {
      while (claiming !== null || running.size > 0) {
        await claiming
        await attemptsEnded()
      }
    },
    stop: async (patienceMs = usualPatienceMs) => {
      isStopped = true
      clearTimeout(timer)
      await claiming
      const limit = setTimeout(() => {
        for (const { controller } of running.values())
          controller.abort(new ServerStopping('The server stops'))
      }, patienceMs)
      await attemptsEnded()
      clearTimeout(limit)
    },
  }
}
