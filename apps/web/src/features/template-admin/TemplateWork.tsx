import type { TemplateTypeName } from '@retain/domain/templates/template'
import type { TemplateFields } from '@retain/domain/templates/templateEdit'
import { useEffect, useRef, useState } from 'react'
import { DeleteQuestion } from './DeleteQuestion'
import { TemplateEditor } from './TemplateEditor'
import { TemplatePreview } from './TemplatePreview'
import type { PreviewCustomers } from './usePreviewCustomers'
import { useTemplateForm, type EditedTemplate } from './useTemplateForm'

interface TemplateWorkProps extends EditedTemplate {
  readonly types: readonly TemplateTypeName[]
  readonly isGone: boolean
  readonly customers: PreviewCustomers
  readonly opptId: string | null
  readonly onCustomer: (opptId: string | null) => void
  /** It was asked for by a press: the focus goes to its first field. */
  readonly movesFocus: boolean
  /** Whether it has changes that are not saved. */
  readonly onDirty: (isDirty: boolean) => void
  readonly onCopy: (fields: TemplateFields) => void
  readonly onDeleted: () => void
}

/** One template: its form and its preview. */
export function TemplateWork(props: TemplateWorkProps) {
  const { template, types, isGone, customers, opptId, onCustomer, movesFocus } = props
  const { onDirty, onCopy, onDeleted } = props
  const form = useTemplateForm(props)
  const [isAsking, setIsAsking] = useState(false)
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (movesFocus) ground.current?.querySelector<HTMLElement>('input')?.focus()
  }, [movesFocus])
  const { isDirty } = form.edit.form
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [onDirty, isDirty])
  return (
    <>
      <div data-column="form" ref={ground}>
        <TemplateEditor
          form={form}
          types={types}
          isGone={isGone}
          onCopy={onCopy}
          onDelete={() => setIsAsking(true)}
        />
      </div>
      <div data-column="preview">
        <TemplatePreview
          fields={form.edit.fields}
          hyperionId={props.hyperionId}
          customers={customers}
          opptId={opptId}
          onChoose={onCustomer}
        />
      </div>
      {isAsking && template !== null && (
        <DeleteQuestion
          template={template}
          onEnd={() => setIsAsking(false)}
          onDeleted={() => {
            form.edit.form.reset()
            onDeleted()
          }}
        />
      )}
    </>
  )
}
