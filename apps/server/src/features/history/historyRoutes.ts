import { getContactHistoryEntry } from '@retain/api-client/activity'
import { getEmailAttachment } from '@retain/api-client/email-attachments'
import { ApiProblem } from '../../core/apiProblem'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findAttachment } from './emailAttachments'
import { findEntryWithThread } from './historyThread'

/** Serves single entries of contact histories, and the files of their emails. */
export function mountHistory(host: ApiHost): void {
  mount(host, getContactHistoryEntry, async ({ params, db }) => {
    const entries = await findEntryWithThread(db, params.contactHistoryId)
    if (entries.length === 0) throw new ApiProblem('notFound', 'There is no such entry.')
    return entries
  })
  mount(host, getEmailAttachment, ({ params, db }) => findAttachment(db, params.emailAttachmentId))
}
