import { id, record } from '@retain/api-client/kernel/codecs'
import { announcementsTitle, isDisplayed } from '@retain/domain/announcements/announcement'
import { chunksOf } from 'fp-ts/ReadonlyArray'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { jobKind } from '../../jobs/jobKind'
import { transact } from '../../outbox/transact'
import { notify } from '../alerts/notify'
import { presentAnnouncement, selectAnnouncementForUpdate } from './announcementQueries'

/** How many alerts are stored by one statement. */
const batchSize = 1000

/**
 * Tells everybody of an announcement whose time has come (api.md section 3). Permissions stand in tokens only: everybody is whoever
 * has entered a store. The mark of having been told stands in the transaction of the alerts: nobody is told twice. One that was
 * moved, switched off or deleted meanwhile is not told of.
 */
export const announcementBegins = jobKind({
  name: 'announcementBegins',
  payload: record({ announcementId: id }, 'announcementBegins'),
  timeoutMs: 60_000,
  run: ({ announcementId }, { signal }, host) =>
    transact(host, async (transaction, publish) => {
      signal.throwIfAborted()
      const now = host.clock()
      const row = await selectAnnouncementForUpdate(transaction, announcementId)
      if (row === undefined || row.alerted_at !== null) return
      if (!isDisplayed(presentAnnouncement(row, false), now)) return
      await transaction
        .updateTable('announcement')
        .set({ alerted_at: now })
        .where('announcement_id', '=', announcementId)
        .execute()
      const alerts = (await everybody(transaction)).map((userName) => ({
        userName,
        type: 'ANNOUNCMNT' as const,
        displayName: announcementsTitle,
        message: row.title,
        hyperionId: null,
        opptId: null,
        customerName: null,
        announcementId,
      }))
      for (const batch of chunksOf(batchSize)(alerts)) await notify(transaction, publish, batch, now)
    }),
})

async function everybody(transaction: DatabaseTransaction): Promise<readonly string[]> {
  const rows = await transaction.selectFrom('active_store').select('user_name').orderBy('user_name').execute()
  return rows.map(({ user_name }) => user_name)
}
