import { changeEmailReason, changeEmailResult } from '@retain/domain/activity/email/emailChanges'
import type { EmailResult } from '@retain/domain/activity/email/emailVocabulary'
import { emailResultOptions } from '@retain/domain/activity/email/validateEmail'
import { reasonsFor } from '@retain/domain/activity/reasons'
import { FormRow } from '@retain/ui/form-layout'
import { Select } from '@retain/ui/select'
import type { FieldMessages } from '../../../forms/useFieldMessages'
import { named, NotesField, ReasonField } from '../activity/OutcomeFields'
import type { EmailForm } from './useEmailForm'

interface EmailOutcomeProps {
  readonly form: EmailForm
  readonly messages: FieldMessages
  readonly isDisabled: boolean
}

/** What a received email came to: its result, a reason where that needs one, and notes (O-186, O-203). */
export function EmailOutcome({ form, messages, isDisabled }: EmailOutcomeProps) {
  const { draft, update, context } = form
  const reasons = reasonsFor(draft.emailResult, context.deal)
  return (
    <>
      <FormRow>
        <Select
          label="Email result"
          options={named(emailResultOptions(draft, context))}
          value={draft.emailResult}
          onChange={(id) => update((current) => changeEmailResult(current, id as EmailResult))}
          isDisabled={isDisabled}
          {...messages.at('emailResult')}
        />
        <ReasonField
          reasons={reasons}
          value={draft.reason}
          onChange={(id) => update((current) => changeEmailReason(current, id))}
          onTouch={messages.touch}
          message={messages.at('reason')}
          isOff={isDisabled}
        />
      </FormRow>
      <NotesField
        value={draft.notes}
        onChange={(notes) => update((current) => ({ ...current, notes }))}
        messages={messages}
        isOff={isDisabled}
      />
    </>
  )
}
