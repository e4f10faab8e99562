import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { withoutValues } from '../core/loggedError'
import { connectProcesses, type OtherProcesses } from '../live/otherProcesses'
import type { WriteHost } from '../outbox/transact'
import { makeDailySchedule } from './dailySchedule'
import { countJobs, deleteOldJobs } from './jobCounts'
import type { RunnableKind } from './jobKind'
import { makeRunner } from './runner'
import { onJobs } from './wake'

/** How often the queue is swept and counted, and how late the day's jobs can be when a clock is set. */
const upkeepMs = 10 * 60_000

/**
 * Does the jobs of these kinds for as long as the app runs: begins when it is ready, and ends with it, after the attempts
 * that are on their way.
 */
export function mountJobs(
  host: WriteHost & { readonly fastify: FastifyInstance },
  config: Pick<Config, 'database'>,
  kinds: readonly RunnableKind[],
): void {
  if (kinds.length === 0) return
  const { fastify: app, db, clock } = host
  const runner = makeRunner({ host, kinds, log: app.log })
  const schedule = makeDailySchedule(host, kinds)
  const onFailure = (error: unknown) => app.log.error({ err: withoutValues(error) }, 'the queue had a fault')
  let others: OtherProcesses | null = null
  let stopListening: (() => void) | null = null
  let timer: NodeJS.Timeout | undefined
  let upkeep: Promise<void> = Promise.resolve()
  let isStopped = false

  const keepUp = async () => {
    const untilNext = await schedule.enqueueDue()
    await deleteOldJobs(db, clock())
    const counts = await countJobs(db, clock(), upkeepMs)
    if (counts.late.length > 0) app.log.warn(counts, 'jobs are late')
    else if (counts.waiting + counts.running + counts.failed > 0) app.log.info(counts, 'jobs')
    return untilNext
  }
  const repeat = () => {
    upkeep = keepUp()
      .catch((error: unknown) => {
        onFailure(error)
        return upkeepMs
      })
      .then((untilNext) => {
        if (!isStopped) timer = setTimeout(repeat, Math.min(untilNext, upkeepMs)).unref()
      })
  }

  app.addHook('onReady', async () => {
    if (config.database.kind === 'postgres')
      others = connectProcesses(config.database.url, runner.wake, onFailure, 'job')
    stopListening = onJobs(() => {
      runner.wake()
      others?.notify()
    })
    runner.wake()
    repeat()
  })
  app.addHook('preClose', async () => {
    isStopped = true
    clearTimeout(timer)
    stopListening?.()
    await upkeep
    await runner.stop()
  })
  app.addHook('onClose', async () => others?.leave())
}
