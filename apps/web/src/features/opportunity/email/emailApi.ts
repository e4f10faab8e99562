import { checkEmailBounce, checkEmailUnsubscribed, sendEmail, validateEmail } from '@retain/api-client/email'
import { emailNoun } from '@retain/domain/activity/email/afterEmail'
import { notSavedLabel } from '@retain/domain/messages/notSaved'
import { api, runs } from '../../../core/api/api'
import { runsCommand } from '../../../live/runsCommand'

/** What the form of an email asks for. The checks of an address fail quietly: the server asks them again before it sends. */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendEmail: build.mutation(
      runsCommand(sendEmail, ({ messages }) => messages, {
        onFailure: { ownText: notSavedLabel(emailNoun, 'sent') },
      }),
    ),
    /** The same call for an email that is only written down. */
    recordEmail: build.mutation(
      runsCommand(sendEmail, ({ messages }) => messages, {
        onFailure: { ownText: notSavedLabel(emailNoun) },
      }),
    ),
    checkEmailBounce: build.query(runs(checkEmailBounce, { onFailure: 'log' })),
    checkEmailUnsubscribed: build.query(runs(checkEmailUnsubscribed, { onFailure: 'log' })),
    validateEmail: build.query(runs(validateEmail, { onFailure: 'log' })),
  }),
})

export const { useCheckEmailBounceQuery, useCheckEmailUnsubscribedQuery, useValidateEmailQuery } = emailApi
