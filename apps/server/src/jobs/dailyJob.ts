import { day, hyperionId, record } from '@retain/api-client/kernel/codecs'
import { enqueue } from './enqueue'
import { jobKind, type JobDefinition, type JobKind, type StoreDay } from './jobKind'

/**
 * Makes a kind of job that runs once a day in every store, from a minute of the store's own clock on. A server that is off
 * at that minute does it when it starts, while it is still the same day there; days that were missed altogether are not made
 * up for.
 *
 * @param minuteOfDay minutes after the store's midnight.
 * @example
 * dailyJob({ name: 'remind', minuteOfDay: 6 * 60, timeoutMs: 60_000, run: async ({ hyperionId, day }) => … })
 */
export function dailyJob({
  minuteOfDay,
  ...definition
}: Omit<JobDefinition<StoreDay>, 'payload'> & { readonly minuteOfDay: number }): JobKind<StoreDay> {
  const kind = jobKind({ ...definition, payload: record({ hyperionId, day }, definition.name) })
  return {
    ...kind,
    daily: {
      minuteOfDay,
      enqueue: (transaction, storeDay, now) =>
        enqueue(transaction, kind, storeDay, { now, dedupeKey: `${storeDay.hyperionId} ${storeDay.day}` }),
    },
  }
}
