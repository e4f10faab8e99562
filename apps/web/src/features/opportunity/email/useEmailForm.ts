import { emailAnsweredText, emailNoun } from '@retain/domain/activity/email/afterEmail'
import type { Email } from '@retain/domain/activity/email/email'
import type { CustomerEmails } from '@retain/domain/activity/email/emailAddress'
import {
  emptyEmail,
  emptyReply,
  type AnsweredEmail,
  type EmailContext,
  type EmailDraft,
} from '@retain/domain/activity/email/emailDraft'
import { emailFieldOf } from '@retain/domain/activity/email/emailCodes'
import { isOutbound } from '@retain/domain/activity/email/emailVocabulary'
import { isEmailDirty, validateEmail } from '@retain/domain/activity/email/validateEmail'
import { tabAfterContact } from '@retain/domain/activity/afterContact'
import type { DealTyped } from '@retain/domain/deal/dealTypes'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import { messagesByField } from '@retain/domain/validation/fieldError'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { useMemo } from 'react'
import { opportunityOf } from '../../../core/api/tags'
import { useAppSelector } from '../../../core/state/appHooks'
import { checked } from '../../../forms/checked'
import { useDraft, withoutErrors, type Draft } from '../../../forms/useDraft'
import { useDraftName } from '../../../forms/useDraftName'
import { useSaving, type Saving } from '../../../forms/useSaving'
import { selectUser } from '../../../session/sessionSlice'
import { sendEmail } from './sendEmail'
import { useAddressChecks } from './useAddressChecks'

/** What the Email tab needs of the page's sections; those that are not loaded are left out. */
export interface EmailSections {
  readonly statusCode: StatusCode | undefined
  readonly customer: CustomerEmails | undefined
  readonly deal: DealTyped | undefined
  /** The email that is answered; `null` for a new one. */
  readonly answered: AnsweredEmail | null
  /** Whether the form is in sight: only then is its address checked. */
  readonly isShown: boolean
}

/** The email that is being written, with what its checks say of its address. */
export interface EmailForm extends Draft<EmailDraft, Email> {
  readonly context: EmailContext
  /** The addresses on file. */
  readonly customer: CustomerEmails
}

const noCustomer: CustomerEmails = { email: null, nddEmail: null }
const noDeal: DealTyped = { dealType: null, dealTypeCode: null }
/** Whether the draft is valid depends on the checks of its address, which need the draft first. */
const rules = withoutErrors<EmailDraft, Email>(() => null, isEmailDirty)
const noErrors: EmailForm['errors'] = {}
const noRoles: EmailContext['roles'] = []

/** The draft of an email to a customer, kept as that of a call is (`useCallForm`). */
export function useEmailForm(
  opptId: string,
  { statusCode = 'NEW', customer = noCustomer, deal = noDeal, answered, isShown }: EmailSections,
): EmailForm {
  const user = useAppSelector(selectUser)
  const roles = user?.roles ?? noRoles
  const { email, nddEmail } = customer
  const { dealType, dealTypeCode } = deal
  const onFile = useMemo(() => ({ email, nddEmail }), [email, nddEmail])
  const empty = useMemo(
    () => (answered === null ? emptyEmail(opptId, onFile) : emptyReply(opptId, onFile, answered)),
    [opptId, onFile, answered],
  )
  const context = useMemo(
    () => ({ statusCode, deal: { dealType, dealTypeCode }, roles }),
    [statusCode, dealType, dealTypeCode, roles],
  )
  const keptAs = useDraftName('email', opptId)
  const form = useDraft<EmailDraft, Email>(empty, rules, keptAs)
  const checks = useAddressChecks(form.draft.address, isShown)
  return useMemo(() => {
    const draft = { ...form.draft, ...checks }
    const { valid, error } = checked(validateEmail(draft, context))
    const errors = error === null ? noErrors : messagesByField(error)
    return { ...form, draft, valid, errors, context, customer: onFile }
  }, [form, checks, context, onFile])
}

/** Sending or recording the email of a form (O-191 to O-194, O-443). */
export const useEmailSaving = (
  opptId: string,
  source: LogType,
  form: EmailForm,
  onTab: (tab: ReturnType<typeof tabAfterContact>) => void,
): Saving =>
  useSaving(form, {
    noun: emailNoun,
    deed: isOutbound(form.draft) ? 'sent' : 'saved',
    send: (email: Email, idempotencyKey) => sendEmail({ opptId, source, email, idempotencyKey }),
    savedText: ({ direction }, { delivery }) => emailAnsweredText(direction, delivery),
    staleTags: [opportunityOf(opptId)],
    fieldOf: emailFieldOf,
    onSaved: (_saved, { emailResult }) => onTab(tabAfterContact(emailResult)),
  })
