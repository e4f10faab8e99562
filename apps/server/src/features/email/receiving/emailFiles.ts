import type { DatabaseTransaction } from '../../../db/schema/schema'
import type { EmailFile } from '../../../email/parseEmail'

/** Keeps the files of an email, in their order. */
export async function keepFiles(
  transaction: DatabaseTransaction,
  hyperionId: string,
  emailContactDetailId: string,
  files: readonly EmailFile[],
): Promise<void> {
  for (const [position, { name, type, content }] of files.entries())
    await transaction
      .insertInto('email_attachment')
      .values({
        hyperion_id: hyperionId,
        email_contact_detail_id: emailContactDetailId,
        position,
        name,
        type,
        size: content.byteLength,
        content,
      })
      .execute()
}
