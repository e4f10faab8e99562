import type { EditorProps } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import { useLayoutEffect } from 'react'
import type { FieldControl } from '../field/Field'

interface Textbox {
  readonly control: FieldControl
  readonly labelId: string
  readonly isMultiline: boolean
  readonly field: {
    readonly placeholder?: string | undefined
    readonly isReadOnly?: boolean | undefined
    readonly isDisabled?: boolean | undefined
  }
}

const textOf = (value: boolean | undefined) => (value === true ? 'true' : undefined)

const attributesOf = ({ control, labelId, isMultiline, field }: Textbox) => {
  const attributes = {
    id: control.id,
    role: 'textbox',
    'aria-multiline': String(isMultiline),
    'aria-labelledby': labelId,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': textOf(control['aria-invalid']),
    'aria-required': textOf(control['aria-required']),
    'aria-placeholder': field.placeholder,
    'aria-readonly': textOf(field.isReadOnly),
    'aria-disabled': textOf(field.isDisabled),
    // A text that cannot be changed takes the focus too, so that keys scroll it and it can be copied.
    tabindex: field.isDisabled === true ? undefined : '0',
  }
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Makes what one writes in a textbox for screen readers, named and described by its field, which can be written in as the field says. */
export function useTextboxAttributes(
  editor: Editor | null,
  editorProps: EditorProps,
  textbox: Textbox,
): void {
  const { isReadOnly = false, isDisabled = false } = textbox.field
  const attributes = JSON.stringify(attributesOf(textbox))
  useLayoutEffect(() => {
    editor?.setOptions({
      editable: !isDisabled && !isReadOnly,
      editorProps: { ...editorProps, attributes: JSON.parse(attributes) as Record<string, string> },
    })
  }, [editor, editorProps, attributes, isDisabled, isReadOnly])
}
