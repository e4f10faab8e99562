import type { TemplateFields } from '@retain/domain/templates/templateEdit'
import { Button } from '@retain/ui/button'
import { FormFoot } from '@retain/ui/form-layout'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import type { TemplateForm } from './useTemplateForm'

interface TemplateFootProps {
  readonly form: TemplateForm
  readonly isGone: boolean
  readonly onCopy: (fields: TemplateFields) => void
  readonly onDelete: () => void
}

/** What can be done with a template: save, discard, copy, delete. */
export function TemplateFoot({ form, isGone, onCopy, onDelete }: TemplateFootProps) {
  const { edit, saving, messages, isNew } = form
  const missing = useId()
  const { message, isError } = messages.foot
  const isOff = saving.isSaving
  return (
    <FormFoot
      isError={isError}
      message={message ?? (edit.form.isDirty ? 'Unsaved changes' : undefined)}
      messageId={missing}
      apart={
        !isNew && (
          <>
            <Button icon={<Copy aria-hidden="true" />} isDisabled={isOff} onPress={() => onCopy(edit.fields)}>
              Copy
            </Button>
            {!isGone && (
              <Button variant="danger" isDisabled={isOff} onPress={onDelete}>
                Delete
              </Button>
            )}
          </>
        )
      }
    >
      {edit.form.isDirty && (
        <Button variant="ghost" isDisabled={isOff} onPress={edit.form.reset}>
          Discard
        </Button>
      )}
      <Button
        variant="primary"
        isDisabled={isGone || edit.form.valid === null}
        isLoading={isOff}
        aria-describedby={missing}
        onPress={saving.save}
      >
        Save
      </Button>
    </FormFoot>
  )
}
