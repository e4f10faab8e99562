import { Button } from '@retain/ui/button'
import { useState } from 'react'
import { EditFoot } from '../../forms/EditFoot'
import type { Draft } from '../../forms/useDraft'
import type { FieldMessages } from '../../forms/useFieldMessages'
import type { Saving } from '../../forms/useSaving'
import { DeleteRow, type DeleteRowProps } from './DeleteRow'

interface ConfirmFootProps {
  readonly form: Pick<Draft<unknown, unknown>, 'isDirty' | 'reset' | 'valid'>
  readonly saving: Saving
  readonly messages: FieldMessages
  /** How the row is deleted; `null` for one that is new. */
  readonly deletion: Omit<DeleteRowProps, 'onEnd' | 'onDeleted'> | null
  readonly onDeleted: () => void
}

/** The end of a row's confirmation: the button that saves it, and the one that deletes it after a question. */
export function ConfirmFoot({ form, saving, messages, deletion, onDeleted }: ConfirmFootProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <EditFoot
        form={form}
        saving={saving}
        messages={messages}
        apart={
          deletion !== null && (
            <Button variant="danger" isDisabled={saving.isSaving} onPress={() => setIsAsking(true)}>
              Delete
            </Button>
          )
        }
      />
      {isAsking && deletion !== null && (
        <DeleteRow
          {...deletion}
          onEnd={() => setIsAsking(false)}
          onDeleted={() => {
            form.reset()
            onDeleted()
          }}
        />
      )}
    </>
  )
}
