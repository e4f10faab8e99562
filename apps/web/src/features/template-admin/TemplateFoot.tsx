import type { TemplateFields } from '@retain/domain/templates/templateEdit'
import { Button } from '@retain/ui/button'
import { Copy } from 'lucide-react'
import { EditFoot } from '../../forms/EditFoot'
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
  const isOff = saving.isSaving
  return (
    <EditFoot
      {...{ saving, messages, isGone }}
      form={edit.form}
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
    />
  )
}
