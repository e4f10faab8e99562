import type { EditorProps } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { editorOptions, pastedSlice } from './editorOptions'
import { htmlText } from './htmlText'
import { lineExtensions } from './lineExtensions'
import { lineElements, lineText } from './lineText'
import type { RichTextPlaceholder } from './placeholder'
import { createPlaceholderRegistry, type PlaceholderRegistry } from './placeholderNode'
import { useEditorValue, type EditorFormat } from './useEditorValue'

interface LineEditorSetup {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength: number | undefined
  readonly placeholders: readonly RichTextPlaceholder[]
}

const lineFormat: EditorFormat = { read: lineElements, write: lineText, keepsBlanks: true }

const pasting = (registry: PlaceholderRegistry): EditorProps => ({
  transformPastedHTML: (html) => lineElements(htmlText(html), registry.names()).innerHTML,
  clipboardTextParser: (text, _context, _isPlain, view) =>
    pastedSlice(view, lineElements(text, registry.names())),
})

/** A TipTap editor of one line, text in and out; null on a server and in the first render. */
export const useLineEditor = ({ value, onChange, maxLength, placeholders }: LineEditorSetup) => {
  const [registry] = useState(createPlaceholderRegistry)
  const editorProps = useMemo(() => pasting(registry), [registry])
  const extensions = useMemo(() => lineExtensions(registry, maxLength), [registry, maxLength])
  const editor = useEditor({ ...editorOptions, extensions, editorProps }, [maxLength])
  useEditorValue({ editor, registry, value, onChange, placeholders, format: lineFormat })
  return { editor, editorProps, registry }
}
