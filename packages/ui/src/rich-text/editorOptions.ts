import { DOMParser as DocumentParser, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { inputRules } from './editorExtensions'

/** What every editor is created with. */
export const editorOptions = {
  immediatelyRender: false,
  shouldRerenderOnTransaction: false,
  // The style of ProseMirror is in ours: a style element of its own would need a nonce.
  injectCSS: false,
  enableInputRules: inputRules,
  enablePasteRules: false,
}

/** Pasted elements as a part of the text: what stands at their ends goes on the lines that it is pasted into. */
export const pastedSlice = ({ state }: EditorView, body: HTMLElement): Slice =>
  Slice.maxOpen(DocumentParser.fromSchema(state.schema).parse(body, { preserveWhitespace: true }).content)
