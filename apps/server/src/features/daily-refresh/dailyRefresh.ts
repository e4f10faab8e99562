import { parseDay, type Day } from '@retain/domain/calendar/day'
import { addDays } from '@retain/domain/calendar/dayRange'
import { shifted } from '@retain/domain/calendar/instant'
import { firstMoment } from '@retain/domain/calendar/storeDay'
import { utc } from '@retain/domain/calendar/storeOffset'
import { deskingSettingKeys } from '@retain/domain/payment/desking/deskingSettings'
import { adjustmentsSince } from '@retain/domain/trade-adjustment/adjustmentAlert'
import { replacementChooser } from '@retain/domain/vehicle/replacementChoice'
import { deskingOfStore } from '../../access/storeDesking'
import { readStoreSettings, valuesInForce } from '../../access/storeSettings'
import type { Database } from '../../db/schema/schema'
import { zoneOffset } from '../../identity/personClaims'
import { dailyJob } from '../../jobs/dailyJob'
import { PermanentFailure } from '../../jobs/failures'
import type { StoreDay } from '../../jobs/jobKind'
import { transact } from '../../outbox/transact'
import { alertOfAdjustments } from '../trade-adjustment/adjustmentListeners'
import { findAdjustments } from '../trade-adjustment/adjustmentQueries'
import { refreshBatch } from './refreshBatch'
import type { StoreRefresh } from './refreshedRow'
import { findStockToChoose } from './refreshQueries'

/** Four in the morning: nobody works, and what other systems send at night is there. */
const minuteOfDay = 4 * 60

/**
 * Refreshes every opportunity of a store once a day (O-113, OP-097): the vehicle that is offered is chosen anew from the stock,
 * the mileage is estimated anew, adjustments that count from today change values, and equity and payment differences follow. The
 * figures of the day before are kept, and adjustments that take effect or have ended are told of. It counts as of its minute of the day, whenever it runs; one that is cut off goes on where
 * it was, and opened pages are told.
 */
export const dailyRefresh = dailyJob({
  name: 'dailyRefresh',
  minuteOfDay,
  timeoutMs: 60 * 60_000,
  concurrencyKey: ({ hyperionId }) => `refresh ${hyperionId}`,
  run: async ({ hyperionId, day: text }, { signal }, host) => {
    const day = parseDay(text)
    if (day === null) throw new PermanentFailure(`${text} is no day`)
    const run = { hyperionId, day }
    const store = await storeRefresh(host.db, run)
    if (store === null) return
    await transact(host, async (transaction, publish) => {
      const begun = await transaction
        .insertInto('daily_refresh')
        .values({ hyperion_id: hyperionId, day, finished_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .execute()
      if (begun.length === 0) return
      const { now, offset, adjustments } = store
      const happened = adjustmentsSince(adjustments, addDays(now, -1), now, offset)
      await alertOfAdjustments(transaction, publish, hyperionId, happened, now)
    })
    let hasMore = true
    while (hasMore) {
      signal.throwIfAborted()
      hasMore = await transact(host, (transaction, publish) => refreshBatch(transaction, publish, run, store))
    }
  },
})

/** What the opportunities of a store are refreshed with; `null` for a store that is not there any more. */
async function storeRefresh(
  db: Database,
  { hyperionId, day }: StoreDay & { readonly day: Day },
): Promise<StoreRefresh | null> {
  const keys = ['EAAnnualMiles', ...deskingSettingKeys] as const
  const settings = (await readStoreSettings(db, [hyperionId], keys)).get(hyperionId)
  if (settings === undefined || settings.timeZone === null) return null
  const offset = zoneOffset(settings.timeZone, shifted(firstMoment(day, utc), 12 * 60 * 60_000))
  const stock = await findStockToChoose(db, hyperionId)
  const now = shifted(firstMoment(day, offset), minuteOfDay * 60_000)
  return {
    now,
    offset,
    annualMiles: valuesInForce(settings, keys).EAAnnualMiles,
    desking: deskingOfStore(settings, now),
    adjustments: await findAdjustments(db, hyperionId),
    choose: stock.length === 0 ? null : replacementChooser(stock),
  }
}
