import { getEmailAttachment } from '@retain/api-client/email-attachments'
import { callAttachedFile } from '@retain/api-client/kernel/attachedFile'
import type { EmailAttachment } from '@retain/domain/activity/email/emailAttachment'
import { report, transportOf } from '../../core/api/api'
import type { AppThunk } from '../../core/state/appHooks'

/** Fetches a file of an email and hands it to the browser, to be saved. A failure is told like that of any call. */
export const fetchEmailFile =
  ({ emailAttachmentId, name }: EmailAttachment): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const input = { params: { emailAttachmentId } }
    const answer = await callAttachedFile(getEmailAttachment, input, transportOf({ getState, extra }))()
    const file = report(getEmailAttachment, {}, { dispatch, getState }, answer)
    if (!('error' in file)) extra.saveFile(file.data, name)
  }
