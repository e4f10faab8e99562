import type { SavedEmail } from '@retain/api-client/email'
import type { Email } from '@retain/domain/activity/email/email'
import { emailCodes } from '@retain/domain/activity/email/emailCodes'
import { isOutbound } from '@retain/domain/activity/email/emailVocabulary'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { AppThunk } from '../../../core/state/appHooks'
import type { CommandResult } from '../../../forms/useSaving'
import { sendNoLongerOwns } from '../../../live/sendNoLongerOwns'
import { selectUser } from '../../../session/sessionSlice'
import { emailApi } from './emailApi'

/** An email to be sent or recorded. */
interface Sending {
  readonly opptId: string
  /** The log that the page was opened from. */
  readonly source: LogType
  readonly email: Email
  readonly idempotencyKey: string
}

const { checkEmailBounce, checkEmailUnsubscribed, sendEmail: send, recordEmail: record } = emailApi.endpoints

/**
 * Sends or records an email. Before one is sent its address is checked once more (O-188, O-189, OP-045): what is found is in the
 * form before the server, which decides by the same rules, refuses it.
 */
export const sendEmail =
  ({ opptId, source, email, idempotencyKey }: Sending): AppThunk<Promise<CommandResult<SavedEmail>>> =>
  async (dispatch, getState) => {
    const isOut = isOutbound(email)
    if (isOut) {
      const of = { query: { emailAddress: email.address } }
      const anew = { subscribe: false, forceRefetch: true }
      await Promise.all([
        dispatch(checkEmailBounce.initiate(of, anew)),
        dispatch(checkEmailUnsubscribed.initiate(of, anew)),
      ])
    }
    const userEmail = selectUser(getState())?.email ?? ''
    const body = emailCodes(email, { opportunityId: opptId, source, userEmail })
    const { initiate } = isOut ? send : record
    const result = await dispatch(initiate({ body, idempotencyKey }, { track: false }))
    const { opptId: noLongerOwned = null } = result.data ?? {}
    if (noLongerOwned !== null) dispatch(sendNoLongerOwns(noLongerOwned))
    return result
  }
