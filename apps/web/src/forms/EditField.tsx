import { undecidedText } from '@retain/domain/edit/concurrentEdit'
import { RadioGroup } from '@retain/ui/radio-group'
import type { ReactNode } from 'react'
import type { ConcurrentEdit } from './useConcurrentEdit'
import type { FieldMessage, FieldMessages } from './useFieldMessages'

/** What the field itself is given. */
interface GivenProps extends FieldMessage {
  readonly label: string
}

interface EditFieldProps<Fields, Valid> {
  readonly edit: Pick<ConcurrentEdit<Fields, Valid>, 'form' | 'onFile' | 'changed' | 'conflicts' | 'choose'>
  readonly messages: FieldMessages
  readonly field: keyof Fields & string
  readonly label: string
  /** A value of the field as people read it; empty for none. */
  readonly shown: (fields: Fields) => string
  readonly isDisabled: boolean
  readonly children: (props: GivenProps) => ReactNode
}

/** What somebody has to know before choosing. */
export const conflictText = 'Somebody else changed this meanwhile. Choose which values are kept.'

const orNone = (text: string): string => (text === '' ? 'empty' : text)

/** One field of an edit: what it was before, and where somebody else changed it as well, both values to choose from. */
export function EditField<Fields, Valid>(props: EditFieldProps<Fields, Valid>) {
  const { edit, messages, field, label, shown, isDisabled, children } = props
  const { form, onFile, changed, conflicts, choose } = edit
  const conflict = conflicts.find((one) => one.field === field)
  if (conflict === undefined) {
    const message = messages.at(field)
    const hint = message.hint ?? (changed.includes(field) ? `Was ${orNone(shown(onFile))}` : undefined)
    return children({ label, ...message, hint })
  }
  return (
    <>
      {children({ label, ...(conflict.choice === null ? {} : messages.at(field)) })}
      <RadioGroup
        label={`${label} that is kept`}
        options={[
          { id: 'mine', label: `Mine: ${orNone(shown(form.draft.mine))}` },
          { id: 'theirs', label: `Theirs: ${orNone(shown(onFile))}` },
        ]}
        value={conflict.choice}
        onChange={(choice) => choose(field, choice === 'mine' ? 'mine' : 'theirs')}
        isDisabled={isDisabled}
        {...(conflict.choice === null && { error: undecidedText })}
      />
    </>
  )
}
