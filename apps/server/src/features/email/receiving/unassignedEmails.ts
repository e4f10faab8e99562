import { assignEmail, listUnassignedEmails } from '@retain/api-client/unassigned-emails'
import type { UnassignedEmail } from '@retain/domain/activity/email/incoming/unassignedEmail'
import { storeTag } from '@retain/domain/live/tags'
import { pageCount } from '@retain/domain/paging/paging'
import { command } from '../../../commands/command'
import { ApiProblem } from '../../../core/apiProblem'
import type { Database, DatabaseTransaction } from '../../../db/schema/schema'
import type { ScanFile } from '../../../email/malwareScanner'
import { parseEmail } from '../../../email/parseEmail'
import type { ApiHost } from '../../../endpoints/apiHost'
import { mount } from '../../../endpoints/mount'
import { pageWindow, type PageWindow } from '../../../endpoints/searchPage'
import type { Publish } from '../../../outbox/transact'
import { selectOpportunityForUpdate } from '../../lock/writableOpportunity'
import { keepFiles } from './emailFiles'
import { receiveEmail } from './receiveEmail'
import { scannedEmail, type ScannedEmail } from './scannedEmail'

const pageSize = 50

/** Serves the emails that found no opportunity, and assigning one of them. */
export function mountUnassignedEmails(host: ApiHost, scanFile: ScanFile): void {
  mount(host, listUnassignedEmails, async ({ query, db }) => {
    const window = pageWindow({ pageNumber: Number(query.pageNumber ?? 1), pageSize })
    const { rows, total } = await findUnassigned(db, query.hyperionId, window)
    return { list: rows, total, page: window.page, pageCount: pageCount(total, window.limit) }
  })
  mount(host, assignEmail, async (call) => {
    const { incomingEmailId, opptId } = call.body
    // Before anything is held: whoever waits for it need not wait for this.
    const email = await readUnassigned(call.db, incomingEmailId, scanFile)
    return command(call, host, assignEmail, (transaction, publish) =>
      assign(transaction, publish, { incomingEmailId, opptId, email, now: call.clock() }),
    )
  })
}

/** Tells a store that the list of its unassigned emails has changed: which, its managers alone may read. */
export const publishUnassigned = (publish: Publish, hyperionId: string): void =>
  publish(storeTag(hyperionId), { type: 'UNASSIGNED_EMAIL', payload: { hyperionId } })

const unassignedOf = (db: Database, hyperionId: string) =>
  db.selectFrom('incoming_email').where('hyperion_id', '=', hyperionId).where('state', '=', 'unassigned')

async function findUnassigned(
  db: Database,
  hyperionId: string,
  { limit, offset }: PageWindow,
): Promise<{ readonly rows: readonly UnassignedEmail[]; readonly total: number }> {
  const { total } = await unassignedOf(db, hyperionId)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  const rows = await unassignedOf(db, hyperionId)
    .select(['incoming_email_id', 'received_at', 'email_from', 'email_subject', 'email_text'])
    .orderBy('incoming_email_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    total,
    rows: rows.map((row) => ({
      incomingEmailId: row.incoming_email_id,
      receivedDate: row.received_at,
      emailFrom: row.email_from ?? '',
      emailSubject: row.email_subject ?? '',
      emailText: row.email_text ?? '',
    })),
  }
}

/** An email read and scanned again, as far as it still waits. */
async function readUnassigned(
  db: Database,
  incomingEmailId: string,
  scanFile: ScanFile,
): Promise<ScannedEmail | null> {
  const row = await db
    .selectFrom('incoming_email')
    .select(['source', 'envelope_from'])
    .where('incoming_email_id', '=', incomingEmailId)
    .where('state', '=', 'unassigned')
    .executeTakeFirst()
  if (row === undefined || row.source === null) return null
  return scannedEmail(await parseEmail(row.source, row.envelope_from), scanFile)
}

interface Assignment {
  readonly incomingEmailId: string
  readonly opptId: string
  readonly email: ScannedEmail | null
  readonly now: Parameters<typeof receiveEmail>[4]
}

/**
 * Records an email with an opportunity, whoever has its lock: it comes from the customer.
 *
 * @throws ApiProblem `notFound` where the store of the opportunity has no such email.
 */
async function assign(
  transaction: DatabaseTransaction,
  publish: Publish,
  { incomingEmailId, opptId, email, now }: Assignment,
): Promise<{ readonly opptId: string }> {
  const row = await selectOpportunityForUpdate(transaction, opptId)
  const held = await transaction
    .selectFrom('incoming_email')
    .select(['state', 'email_contact_detail_id', 'envelope_to', 'email_from', 'email_subject'])
    .where('incoming_email_id', '=', incomingEmailId)
    .where('hyperion_id', '=', row.hyperion_id)
    .where('state', 'in', ['unassigned', 'assigned'])
    .forUpdate()
    .executeTakeFirst()
  if (held === undefined) throw new ApiProblem('notFound', 'The store has no such email.')
  if (held.state === 'assigned' || email === null)
    return { opptId: await opportunityOf(transaction, row.hyperion_id, held.email_contact_detail_id) }
  const emailContactDetailId = await receiveEmail(
    transaction,
    publish,
    row,
    {
      emailFrom: held.email_from ?? '',
      emailTo: held.envelope_to,
      emailSubject: held.email_subject ?? '',
      emailBody: email.body,
      parentEmailContactDetailId: null,
      isAutomatic: false,
    },
    now,
  )
  await keepFiles(transaction, row.hyperion_id, emailContactDetailId, email.files)
  await transaction
    .updateTable('incoming_email')
    .set({ state: 'assigned', email_contact_detail_id: emailContactDetailId, settled_at: now })
    .where('incoming_email_id', '=', incomingEmailId)
    .execute()
  publishUnassigned(publish, row.hyperion_id)
  return { opptId: row.oppt_id }
}

async function opportunityOf(
  transaction: DatabaseTransaction,
  hyperionId: string,
  emailContactDetailId: string | null,
): Promise<string> {
  const { oppt_id } = await transaction
    .selectFrom('email_contact_detail')
    .select('oppt_id')
    .where('hyperion_id', '=', hyperionId)
    .where('email_contact_detail_id', '=', emailContactDetailId ?? '0')
    .executeTakeFirstOrThrow()
  return oppt_id
}
