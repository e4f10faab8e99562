import type { EmailAttachment } from '@retain/domain/activity/email/emailAttachment'
import { ApiProblem } from '../../core/apiProblem'
import type { Database } from '../../db/schema/schema'
import { StoredFile } from '../../endpoints/storedFile'

/** The files of emails, by the email, in their order. */
export async function findAttachments(
  db: Database,
  hyperionId: string,
  emailIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EmailAttachment[]>> {
  const files = new Map<string, EmailAttachment[]>()
  if (emailIds.length === 0) return files
  const rows = await db
    .selectFrom('email_attachment')
    .select(['email_contact_detail_id', 'email_attachment_id', 'name', 'type', 'size'])
    .where('hyperion_id', '=', hyperionId)
    .where('email_contact_detail_id', 'in', emailIds)
    .orderBy('position')
    .execute()
  for (const { email_contact_detail_id: emailId, email_attachment_id: emailAttachmentId, ...file } of rows)
    files.set(emailId, [...(files.get(emailId) ?? []), { emailAttachmentId, ...file }])
  return files
}

/**
 * A file of an email, as it is handed out.
 *
 * @throws ApiProblem `notFound`.
 */
export async function findAttachment(db: Database, emailAttachmentId: string): Promise<StoredFile> {
  const row = await db
    .selectFrom('email_attachment')
    .select(['name', 'content'])
    .where('email_attachment_id', '=', emailAttachmentId)
    .executeTakeFirst()
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such file.')
  return new StoredFile(row.name, row.content)
}
