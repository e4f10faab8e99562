import type { EditorProps } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { editableHtml } from './editableHtml'
import { editorExtensions } from './editorExtensions'
import { editorHtml } from './editorHtml'
import { editorOptions, pastedSlice } from './editorOptions'
import type { HtmlAllowList } from './htmlAllowList'
import { cleanPastedHtml } from './pastedHtml'
import type { RichTextPlaceholder } from './placeholder'
import { createPlaceholderRegistry, type PlaceholderRegistry } from './placeholderNode'
import { sanitiseHtml } from './sanitiseHtml'
import { textAsHtml } from './textAsHtml'
import { useEditorValue, type EditorFormat } from './useEditorValue'

interface RichTextEditorSetup {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly allowList: HtmlAllowList
  readonly isPlain: boolean
  readonly maxLength: number | undefined
  readonly placeholders: readonly RichTextPlaceholder[]
}

const pasting = (allowList: HtmlAllowList, registry: PlaceholderRegistry): EditorProps => ({
  transformPastedHTML: (html) => editableHtml(cleanPastedHtml(html, allowList), registry.names()).innerHTML,
  clipboardTextParser: (text, _context, _isPlain, view) =>
    pastedSlice(view, editableHtml(textAsHtml(text), registry.names())),
  // ProseMirror would indent lists by Tab; here Tab leaves the editor, as it leaves every field.
  handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
})

/** HTML, cleaned as it comes in and as it goes out. */
const htmlFormat = (allowList: HtmlAllowList): EditorFormat => ({
  read: (html, names) => editableHtml(sanitiseHtml(html, allowList), names),
  write: (doc) => sanitiseHtml(editorHtml(doc), allowList),
})

/** A TipTap editor that takes HTML in and hands HTML out; null on a server and in the first render. */
export const useRichTextEditor = (setup: RichTextEditorSetup) => {
  const { value, onChange, allowList, isPlain, maxLength, placeholders } = setup
  const [registry] = useState(createPlaceholderRegistry)
  const editorProps = useMemo(() => pasting(allowList, registry), [allowList, registry])
  const format = useMemo(() => htmlFormat(allowList), [allowList])
  const extensions = useMemo(
    () => editorExtensions({ allowList, isPlain, maxLength, registry }),
    [allowList, isPlain, maxLength, registry],
  )
  const editor = useEditor({ ...editorOptions, extensions, editorProps }, [isPlain, maxLength])

  useEditorValue({ editor, registry, value, onChange, placeholders, format })

  return { editor, editorProps, registry }
}
