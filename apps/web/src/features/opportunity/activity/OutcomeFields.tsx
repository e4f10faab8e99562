import { noReasonText } from '@retain/domain/activity/reasons'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { Select } from '@retain/ui/select'
import { TextArea } from '@retain/ui/text-area'
import type { FieldMessages } from '../../../forms/useFieldMessages'

interface OutcomeFieldProps<Value> {
  readonly value: Value
  readonly onChange: (value: string) => void
  readonly messages: FieldMessages
  /** Nothing can be changed. */
  readonly isOff: boolean
}

/** Words as the options of a list. */
export const named = (words: readonly string[]) => words.map((word) => ({ id: word, label: word }))

/** Why a customer is Not Interested, of calls and emails alike (O-177); nothing where the result takes no reason. */
export function ReasonField({
  reasons,
  value,
  onChange,
  messages,
  isOff,
}: OutcomeFieldProps<string | null> & { readonly reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <Select
      label="Reason"
      placeholder={noReasonText}
      options={named(reasons)}
      value={value}
      onChange={(reason) => {
        messages.touch('reason')
        onChange(reason)
      }}
      isDisabled={isOff}
      {...messages.at('reason')}
    />
  )
}

/** The notes of a call or an email. */
export const NotesField = ({ value, onChange, messages, isOff }: OutcomeFieldProps<string>) => (
  <TextArea
    label="Notes"
    value={value}
    onChange={(notes) => {
      messages.touch('notes')
      onChange(notes)
    }}
    maxLength={notesLimit}
    isReadOnly={isOff}
    {...messages.at('notes')}
  />
)
