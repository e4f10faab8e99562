import type { Insertable } from 'kysely'
import type { EmailContactDetailTable } from '../db/schema/contactTables'
import type { Database } from '../db/schema/schema'
import { addEntry } from './fixtures'
import { at } from './testApp'

/**
 * Adds an email of an opportunity with its entry, some days into March.
 *
 * @param parent the email that it answers.
 * @param notes of its entry. @default none
 */
export async function addEmail(
  db: Database,
  { hyperionId, opptId }: { readonly hyperionId: string; readonly opptId: string },
  day: number,
  parent: string | null,
  { notes = null, ...fields }: Partial<Insertable<EmailContactDetailTable>> & { notes?: string | null } = {},
) {
  const sentAt = at(`2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`)
  const { email_contact_detail_id: detailId } = await db
    .insertInto('email_contact_detail')
    .values({
      hyperion_id: hyperionId,
      oppt_id: opptId,
      direction: 'out',
      email_from: 'pat@store.example',
      email_to: 'ana@example.com',
      email_subject: `Mail of day ${day}`,
      email_body: `<p>${day}</p>`,
      parent_email_contact_detail_id: parent,
      sent_at: sentAt,
      ...fields,
    })
    .returning('email_contact_detail_id')
    .executeTakeFirstOrThrow()
  const entryId = await addEntry(db, hyperionId, opptId, {
    contact_type: 'Email',
    contact_action: 'OEMAIL',
    action_result: 'EMAILSENT',
    created_at: sentAt,
    email_contact_detail_id: detailId,
    notes,
  })
  return { detailId, entryId }
}
