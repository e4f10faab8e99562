import { useEditorState } from '@tiptap/react'
import { CharacterCount } from '../field/CharacterCount'
import { Field } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { EditorSurface } from './EditorSurface'
import type { RichTextPlaceholder } from './placeholder'
import type { RichTextEditorProps } from './richTextEditorProps'
import { useRichTextEditor } from './useRichTextEditor'

export type { RichTextEditorProps } from './richTextEditorProps'

const noPlaceholders: readonly RichTextPlaceholder[] = []

/**
 * Text with bold, lists, links and headings: HTML in and out, of which no more is left than the allow-list names.
 *
 * Its code is heavy (TipTap): load it where it is needed, with `RichTextSkeleton` in its place until it is there. On a
 * server it renders its frame without the text.
 *
 * Tab leaves it; Alt+F10 goes to the toolbar and Escape back. All keys: see the page "Rich text".
 *
 * @example
 * const RichTextEditor = lazy(() => import('@retain/ui/rich-text-editor'))
 *
 * <Suspense fallback={<RichTextSkeleton label="Body" />}>
 *   <RichTextEditor label="Body" value={body} onChange={setBody} allowList={allowedHtml} placeholders={placeholders} />
 * </Suspense>
 */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, allowList, isPlain = false, maxLength, placeholders = noPlaceholders } = props
  const { editor, editorProps, registry } = useRichTextEditor({
    value: value ?? '',
    onChange,
    allowList,
    isPlain,
    maxLength,
    placeholders,
  })
  const length = useEditorState({
    editor,
    selector: (state) =>
      maxLength === undefined ? 0 : (state.editor?.storage.characterCount.characters() ?? 0),
  })
  return (
    <Field
      {...frameProps(props)}
      end={<CharacterCount length={length ?? 0} maxLength={maxLength} />}
      onLabelPress={() => editor?.commands.focus()}
    >
      {(control, labelId) => (
        <EditorSurface {...{ editor, editorProps, registry, control, labelId }} field={props} />
      )}
    </Field>
  )
}
