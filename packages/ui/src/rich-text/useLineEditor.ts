import { DOMParser as DocumentParser, Slice } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { useEditor } from '@tiptap/react'
import { useMemo, useState } from 'react'
import { inputRules } from './editorExtensions'
import { htmlText } from './htmlText'
import { lineExtensions } from './lineExtensions'
import { asLine, lineElements, lineText } from './lineText'
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
    Slice.maxOpen(
      DocumentParser.fromSchema(view.state.schema).parse(lineElements(asLine(text), registry.names()), {
        preserveWhitespace: true,
      }).content,
    ),
})

/** A TipTap editor of one line, text in and out; null on a server and in the first render. */
export const useLineEditor = ({ value, onChange, maxLength, placeholders }: LineEditorSetup) => {
  const [registry] = useState(createPlaceholderRegistry)
  const editorProps = useMemo(() => pasting(registry), [registry])
  const extensions = useMemo(() => lineExtensions(registry, maxLength), [registry, maxLength])
  const editor = useEditor(
    {
      extensions,
      editorProps,
      immediatelyRender: false,
      shouldRerenderOnTransaction: false,
      // The style of ProseMirror is in ours: a style element of its own would need a nonce.
      injectCSS: false,
      enableInputRules: inputRules,
      enablePasteRules: false,
    },
    [maxLength],
  )
  useEditorValue({ editor, registry, value, onChange, placeholders, format: lineFormat })
  return { editor, editorProps, registry }
}
