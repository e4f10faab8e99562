import { noReasonText } from '@retain/domain/activity/reasons'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { Select } from '@retain/ui/select'
import { TextArea } from '@retain/ui/text-area'
import type { FieldMessage, FieldMessages } from '../../../forms/useFieldMessages'

/** Words as the options of a list. */
export const named = (words: readonly string[]) => words.map((word) => ({ id: word, label: word }))

interface ReasonFieldProps {
  readonly reasons: readonly string[]
  readonly value: string | null
  readonly onChange: (reason: string) => void
  readonly onTouch: FieldMessages['touch']
  readonly message: FieldMessage
  /** Nothing can be changed. */
  readonly isOff: boolean
}

/** Why a customer is Not Interested, of calls and emails alike (O-177); nothing where the result takes no reason. */
export function ReasonField({ reasons, value, onChange, onTouch, message, isOff }: ReasonFieldProps) {
  if (reasons.length === 0) return null
  return (
    <Select
      label="Reason"
      placeholder={noReasonText}
      options={named(reasons)}
      value={value}
      onChange={(reason) => {
        onTouch('reason')
        onChange(reason)
      }}
      isDisabled={isOff}
      {...message}
    />
  )
}

interface NotesFieldProps {
  readonly value: string
  readonly onChange: (notes: string) => void
  readonly messages: FieldMessages
  /** Nothing can be changed. */
  readonly isOff: boolean
}

/** The notes of a call or an email. */
export const NotesField = ({ value, onChange, messages, isOff }: NotesFieldProps) => (
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
