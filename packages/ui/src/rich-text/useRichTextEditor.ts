import { DOMParser as DocumentParser, Slice } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { useEditor, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createDeferredCall, type DeferredCall } from './deferredCall'
import { createSentTexts, type SentTexts } from './sentTexts'
import { editableHtml } from './editableHtml'
import { editorExtensions, inputRules } from './editorExtensions'
import { editorHtml } from './editorHtml'
import type { HtmlAllowList } from './htmlAllowList'
import { cleanPastedHtml } from './pastedHtml'
import type { RichTextPlaceholder } from './placeholder'
import { createPlaceholderRegistry, type PlaceholderRegistry } from './placeholderNode'
import { sanitiseHtml } from './sanitiseHtml'
import { textAsHtml } from './textAsHtml'

interface RichTextEditorSetup {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly allowList: HtmlAllowList
  readonly isPlain: boolean
  readonly maxLength: number | undefined
  readonly placeholders: readonly RichTextPlaceholder[]
}

/**
 * Puts another text in place of all that is there. What was there cannot be brought back by undo: it may belong to
 * another record.
 */
const replaceText = (editor: Editor, body: HTMLElement): void => {
  const doc = DocumentParser.fromSchema(editor.schema).parse(body)
  if (doc.eq(editor.state.doc)) return
  const place = Math.min(editor.state.selection.from, doc.content.size)
  const selection = TextSelection.near(doc.resolve(place), -1)
  editor.view.updateState(EditorState.create({ doc, selection, plugins: editor.state.plugins }))
  // Subscribers of the editor are told of transactions only.
  editor.view.dispatch(editor.state.tr.setMeta('preventUpdate', true).setMeta('addToHistory', false))
}

const pasting = (allowList: HtmlAllowList, registry: PlaceholderRegistry): EditorProps => ({
  transformPastedHTML: (html) => editableHtml(cleanPastedHtml(html, allowList), registry.names()).innerHTML,
  clipboardTextParser: (text, _context, _isPlain, view) =>
    Slice.maxOpen(
      DocumentParser.fromSchema(view.state.schema).parse(editableHtml(textAsHtml(text), registry.names()), {
        preserveWhitespace: true,
      }).content,
    ),
  // ProseMirror would indent lists by Tab; here Tab leaves the editor, as it leaves every field.
  handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
})

/** A TipTap editor that takes HTML in and hands HTML out; null on a server and in the first render. */
export const useRichTextEditor = (setup: RichTextEditorSetup) => {
  const { value, allowList, isPlain, maxLength, placeholders } = setup
  const [registry] = useState(createPlaceholderRegistry)
  const owner = useRef<{ editor: Editor; sentTexts: SentTexts } | null>(null)
  const handingOut = useRef<DeferredCall | null>(null)
  const editorProps = useMemo(() => pasting(allowList, registry), [allowList, registry])
  const extensions = useMemo(
    () => editorExtensions({ allowList, isPlain, maxLength, registry }),
    [allowList, isPlain, maxLength, registry],
  )
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
    [isPlain, maxLength],
  )

  useLayoutEffect(() => {
    const before = registry.names()
    registry.replace(placeholders)
    const isNew = placeholders.some(({ name }) => !before.has(name))
    // A text that came before its placeholders were known has them as words.
    if (editor !== null && isNew)
      replaceText(editor, editableHtml(editorHtml(editor.state.doc), registry.names()))
  }, [editor, registry, placeholders])

  useLayoutEffect(() => {
    if (editor === null) return
    if (owner.current?.editor !== editor) owner.current = { editor, sentTexts: createSentTexts() }
    if (owner.current.sentTexts.wasSent(value)) return
    handingOut.current?.cancel()
    replaceText(editor, editableHtml(sanitiseHtml(value, allowList), registry.names()))
  }, [editor, value, allowList, registry])

  const handOut = useEffectEvent((from: Editor) => {
    const html = sanitiseHtml(editorHtml(from.state.doc), allowList)
    if (owner.current?.sentTexts.send(html) === true) setup.onChange(html)
  })
  useEffect(() => {
    if (editor === null) return undefined
    const deferred = createDeferredCall(() => handOut(editor))
    handingOut.current = deferred
    editor.on('update', deferred.schedule)
    return () => {
      editor.off('update', deferred.schedule)
      deferred.flush()
    }
  }, [editor])

  return { editor, editorProps, registry }
}
