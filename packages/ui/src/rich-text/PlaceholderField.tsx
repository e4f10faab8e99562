import type { EditorProps } from '@tiptap/pm/view'
import { EditorContent, useEditorState, type Editor } from '@tiptap/react'
import { useAnnouncer } from '../announcer/useAnnouncer'
import { CharacterCount } from '../field/CharacterCount'
import { Field, type FieldControl, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { onLeave } from '../internal/focus/onLeave'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { RichTextPlaceholder } from './placeholder'
import { LineFrame, LineHint } from './placeholderFieldStyle'
import { PlaceholderMenu } from './PlaceholderMenu'
import { useLineEditor } from './useLineEditor'
import { usePlaceholderSpeech } from './usePlaceholderSpeech'
import { useTextboxAttributes } from './useTextboxAttributes'

/** Props of {@link PlaceholderField}. */
export interface PlaceholderFieldProps extends FieldFrameProps {
  /** Text of one line, placeholders written as `{{Name}}`. `null` and `undefined` are an empty text. */
  readonly value: string | null | undefined
  /**
   * The text after every change: in a task of its own, so that a letter is painted first, and before the next key or press is heard.
   * It is not called for a `value` from outside.
   */
  readonly onChange: (text: string) => void
  /** What can be put in from the menu and shows as chips. A constant, or memoised. */
  readonly placeholders: readonly RichTextPlaceholder[]
  /** A hint in the empty text. */
  readonly placeholder?: string | undefined
  /** The most characters of the text as it is written; a longer value stays whole and cannot grow. */
  readonly maxLength?: number | undefined
  /** It takes neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** The text can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the text and its menu. */
  readonly onBlur?: (() => void) | undefined
}

/**
 * One line of text in which placeholders are chips, with a menu that puts one where the caret is: the subject of a template. Text in
 * and out, as a `TextField` has it.
 *
 * Its code is heavy (TipTap, shared with `RichTextEditor`): load it where it is needed, with a read-only `TextField` of the same
 * value in its place until it is there.
 *
 * @example
 * <PlaceholderField label="Subject" value={subject} onChange={setSubject} placeholders={placeholders} maxLength={100} />
 */
export default function PlaceholderField(props: PlaceholderFieldProps) {
  const { label, value, onChange, placeholders, maxLength, isDisabled = false, isReadOnly = false } = props
  const { editor, editorProps, registry } = useLineEditor({
    value: value ?? '',
    onChange,
    maxLength,
    placeholders,
  })
  const { spoken, say } = useAnnouncer()
  usePlaceholderSpeech(editor, registry, say)
  const isEmpty = useEditorState({ editor, selector: (state) => state.editor?.isEmpty ?? true })
  return (
    <Field
      {...frameProps(props)}
      end={<CharacterCount length={(value ?? '').length} maxLength={maxLength} />}
      onLabelPress={() => editor?.commands.focus()}
    >
      {(control, labelId) => (
        <LineFrame
          data-invalid={control['aria-invalid']}
          data-readonly={isReadOnly || undefined}
          data-disabled={isDisabled || undefined}
          onBlur={(event) => {
            // The menu has the focus while it is open, and gives it back.
            if (event.currentTarget.querySelector('[aria-expanded="true"]') === null)
              onLeave(props.onBlur)(event)
          }}
        >
          <LineText {...{ editor, editorProps, control, labelId }} field={props} />
          {isEmpty && props.placeholder !== undefined && (
            <LineHint aria-hidden="true">{props.placeholder}</LineHint>
          )}
          {editor !== null && !isReadOnly && (
            <PlaceholderMenu
              isIconOnly
              label={`${label} placeholders`}
              editor={editor}
              placeholders={placeholders}
              isDisabled={isDisabled}
            />
          )}
          <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        </LineFrame>
      )}
    </Field>
  )
}

interface LineTextProps {
  readonly editor: Editor | null
  readonly editorProps: EditorProps
  readonly control: FieldControl
  readonly labelId: string
  readonly field: PlaceholderFieldProps
}

/** Where one writes. */
function LineText({ editor, editorProps, ...textbox }: LineTextProps) {
  useTextboxAttributes(editor, editorProps, { ...textbox, isMultiline: false })
  return <EditorContent editor={editor} />
}
