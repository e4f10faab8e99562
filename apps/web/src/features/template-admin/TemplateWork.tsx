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
  readonly onCopy: (fields: TemplateFields) => void
  readonly onDeleted: () => void
}

/** One template: its form and its preview. */
export function TemplateWork(props: TemplateWorkProps) {
  const { template, types, isGone, customers, opptId, onCustomer, movesFocus, onCopy, onDeleted } = props
  const form = useTemplateForm(props)
  const [isAsking, setIsAsking] = useState(false)
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (movesFocus) ground.current?.querySelector<HTMLElement>('input')?.focus()
  }, [movesFocus])
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
