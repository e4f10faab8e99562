import { EditorContent, useEditorState, type Editor } from '@tiptap/react'
import type { EditorProps } from '@tiptap/pm/view'
import { useDeferredValue, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useAnnouncer } from '../announcer/useAnnouncer'
import type { FieldControl } from '../field/Field'
import { onLeave } from '../internal/focus/onLeave'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { takeDomSelection } from './domSelection'
import { EditorFooter, EditorFrame, EditorText, EmptyHint } from './editorFrameStyle'
import { EditorToolbar } from './EditorToolbar'
import type { RichTextPlaceholder } from './placeholder'
import type { PlaceholderRegistry } from './placeholderNode'
import type { RichTextEditorProps } from './richTextEditorProps'
import { defaultTools, type RichTextTool } from './richTextTool'
import { ToolbarStrip } from './ToolbarStrip'
import { usePlaceholderSpeech } from './usePlaceholderSpeech'
import { useTextboxAttributes } from './useTextboxAttributes'

interface EditorSurfaceProps {
  readonly editor: Editor | null
  readonly editorProps: EditorProps
  readonly registry: PlaceholderRegistry
  readonly control: FieldControl
  readonly labelId: string
  readonly field: RichTextEditorProps
}

const noTools: readonly RichTextTool[] = []
const noPlaceholders: readonly RichTextPlaceholder[] = []

/** The frame with its toolbar, text and footer, inside the field. */
export function EditorSurface({
  editor,
  editorProps,
  registry,
  control,
  labelId,
  field,
}: EditorSurfaceProps) {
  const { allowList, isDisabled = false, isReadOnly = false, isPlain = false, rows = 6 } = field
  const [isLinkOpen, setIsLinkOpen] = useState(false)
  const { spoken, say: speak } = useAnnouncer()
  const toolbar = useRef<HTMLDivElement>(null)
  usePlaceholderSpeech(editor, registry, speak)

  useTextboxAttributes(editor, editorProps, { control, labelId, field, isMultiline: true })

  const { autoFocus = false } = field
  useEffect(() => {
    if (autoFocus) editor?.commands.focus('end')
  }, [editor, autoFocus])

  const isEmpty = useEditorState({ editor, selector: (state) => state.editor?.isEmpty ?? true })
  const tools = isPlain ? noTools : (field.toolbar ?? defaultTools)
  const placeholders = field.placeholders ?? noPlaceholders
  const hasToolbar = !isReadOnly && (tools.length > 0 || placeholders.length > 0)
  // One can write before the tools are drawn, which takes as long as all the rest.
  const isToolbarDue = useDeferredValue(true, false)

  useEffect(() => {
    // Before the tooltip of the focused tool, which keeps Escape to itself, and before a dialog around the editor.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !(event.target instanceof Node)) return
      if (toolbar.current?.contains(event.target) !== true) return
      event.preventDefault()
      event.stopPropagation()
      editor?.commands.focus()
    }
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [editor])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys of menus and of the link dialog come through here too, as children of the toolbar for React.
    if (editor === null || !(event.target instanceof Node) || !event.currentTarget.contains(event.target))
      return
    const isInText = editor.view.dom.contains(event.target)
    if (isInText && event.altKey && event.key === 'F10') {
      event.preventDefault()
      toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
    } else if (isInText && tools.includes('link') && (event.ctrlKey || event.metaKey) && event.key === 'k') {
      event.preventDefault()
      if (isReadOnly || isDisabled) return
      takeDomSelection(editor)
      setIsLinkOpen(true)
    }
  }

  const onBlur = (event: FocusEvent) => {
    // What a tool has open has the focus, and gives it back when it closes.
    if (event.currentTarget.querySelector('[aria-expanded="true"]') === null) onLeave(field.onBlur)(event)
  }

  return (
    <EditorFrame
      data-invalid={control['aria-invalid']}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
      style={{ '--rows': rows }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {hasToolbar && (editor === null || !isToolbarDue) && <ToolbarStrip />}
      {hasToolbar && editor !== null && isToolbarDue && (
        <EditorToolbar
          ref={toolbar}
          editor={editor}
          label={`${field.label} tools`}
          tools={tools}
          allowList={allowList}
          placeholders={placeholders}
          isDisabled={isDisabled}
          isLinkOpen={isLinkOpen}
          onLinkOpenChange={setIsLinkOpen}
          speak={speak}
        />
      )}
      <EditorText>
        <EditorContent editor={editor} />
        {isEmpty && field.placeholder !== undefined && (
          <EmptyHint aria-hidden="true">{field.placeholder}</EmptyHint>
        )}
      </EditorText>
      {field.footer !== undefined && <EditorFooter>{field.footer}</EditorFooter>}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </EditorFrame>
  )
}
