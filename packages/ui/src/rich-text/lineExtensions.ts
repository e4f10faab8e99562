import { Extension, Node, type Extensions } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Selection } from '@tiptap/extensions/selection'
import { StarterKit } from '@tiptap/starter-kit'
import { never, plain } from './editorExtensions'
import { lineText } from './lineText'
import { createPlaceholderNode, type PlaceholderRegistry } from './placeholderNode'
import { markUnknownPlaceholders } from './unknownPlaceholders'

/** One line and no more. */
const Line = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

/** Enter begins no other line, whatever is held with it. */
const LineKeys = Extension.create({
  name: 'retainLineKeys',
  addKeyboardShortcuts: () => ({
    Enter: () => true,
    'Shift-Enter': () => true,
    'Mod-Enter': () => true,
  }),
})

/** Refuses what would make the text longer than it may be; a longer one stays whole and can be shortened. */
const lineLimit = (limit: number) =>
  Extension.create({
    name: 'lineLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: ({ docChanged, doc, before }) => {
          if (!docChanged) return true
          const { length } = lineText(doc)
          return length <= limit || length <= lineText(before).length
        },
      }),
    ],
  })

/** What TipTap is made of for one line with placeholders. */
export const lineExtensions = (registry: PlaceholderRegistry, maxLength: number | undefined): Extensions => [
  StarterKit.configure({ ...never, ...plain, document: false, hardBreak: false }),
  Line,
  createPlaceholderNode(registry),
  markUnknownPlaceholders(registry),
  Selection,
  LineKeys,
  ...(maxLength === undefined ? [] : [lineLimit(maxLength)]),
]
