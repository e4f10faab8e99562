import { changeEmailReason, changeEmailResult } from '@retain/domain/activity/email/emailChanges'
import type { EmailResult } from '@retain/domain/activity/email/emailVocabulary'
import { emailResultOptions } from '@retain/domain/activity/email/validateEmail'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { noReasonText, reasonsFor } from '@retain/domain/activity/reasons'
import { FormRow } from '@retain/ui/form-layout'
import { Select } from '@retain/ui/select'
import { TextArea } from '@retain/ui/text-area'
import type { FieldMessages } from '../../../forms/useFieldMessages'
import type { EmailForm } from './useEmailForm'

interface EmailOutcomeProps {
  readonly form: EmailForm
  readonly messages: FieldMessages
  readonly isDisabled: boolean
}

const named = (words: readonly string[]) => words.map((word) => ({ id: word, label: word }))

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
        {reasons.length > 0 && (
          <Select
            label="Reason"
            placeholder={noReasonText}
            options={named(reasons)}
            value={draft.reason}
            onChange={(id) => {
              messages.touch('reason')
              update((current) => changeEmailReason(current, id))
            }}
            isDisabled={isDisabled}
            {...messages.at('reason')}
          />
        )}
      </FormRow>
      <TextArea
        label="Notes"
        value={draft.notes}
        onChange={(notes) => {
          messages.touch('notes')
          update((current) => ({ ...current, notes }))
        }}
        maxLength={notesLimit}
        isReadOnly={isDisabled}
        {...messages.at('notes')}
      />
    </>
  )
}
