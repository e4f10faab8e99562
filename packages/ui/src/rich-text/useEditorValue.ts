import { DOMParser as DocumentParser, type Node as DocumentNode } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createDeferredCall, type DeferredCall } from './deferredCall'
import type { RichTextPlaceholder } from './placeholder'
import type { PlaceholderRegistry } from './placeholderNode'
import { createSentTexts, type SentTexts } from './sentTexts'

/** How the text of an editor is written where its owner keeps it. */
export interface EditorFormat {
  /** The text as elements that the editor can hold, known placeholders among them. */
  readonly read: (text: string, names: ReadonlySet<string>) => HTMLElement
  readonly write: (doc: DocumentNode) => string
  /** Several blanks in a row are kept. @default false */
  readonly keepsBlanks?: boolean
}

interface EditorValue {
  readonly editor: Editor | null
  readonly registry: PlaceholderRegistry
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholders: readonly RichTextPlaceholder[]
  /** A constant, or memoised. */
  readonly format: EditorFormat
}

/**
 * Puts another text in place of all that is there. What was there cannot be brought back by undo: it may belong to
 * another record.
 */
const replaceText = (editor: Editor, body: HTMLElement, preserveWhitespace: boolean): void => {
  const doc = DocumentParser.fromSchema(editor.schema).parse(body, { preserveWhitespace })
  if (doc.eq(editor.state.doc)) return
  const place = Math.min(editor.state.selection.from, doc.content.size)
  const selection = TextSelection.near(doc.resolve(place), -1)
  editor.view.updateState(EditorState.create({ doc, selection, plugins: editor.state.plugins }))
  // Subscribers of the editor are told of transactions only.
  editor.view.dispatch(editor.state.tr.setMeta('preventUpdate', true).setMeta('addToHistory', false))
}

/** Keeps the text of an editor that of its owner, and hands changes out. */
export const useEditorValue = (setup: EditorValue): void => {
  const { editor, registry, value, placeholders, format } = setup
  const owner = useRef<{ editor: Editor; sentTexts: SentTexts } | null>(null)
  const handingOut = useRef<DeferredCall | null>(null)

  useLayoutEffect(() => {
    const before = registry.names()
    registry.replace(placeholders)
    const isNew = placeholders.some(({ name }) => !before.has(name))
    // A text that came before its placeholders were known has them as words.
    if (editor !== null && isNew)
      replaceText(
        editor,
        format.read(format.write(editor.state.doc), registry.names()),
        format.keepsBlanks === true,
      )
  }, [editor, registry, placeholders, format])

  useLayoutEffect(() => {
    if (editor === null) return
    if (owner.current?.editor !== editor) owner.current = { editor, sentTexts: createSentTexts() }
    if (owner.current.sentTexts.wasSent(value)) return
    handingOut.current?.cancel()
    replaceText(editor, format.read(value, registry.names()), format.keepsBlanks === true)
  }, [editor, value, registry, format])

  const handOut = useEffectEvent((from: Editor) => {
    const text = format.write(from.state.doc)
    if (owner.current?.sentTexts.send(text) === true) setup.onChange(text)
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
}
