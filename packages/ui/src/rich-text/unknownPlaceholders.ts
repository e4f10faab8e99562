import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { PlaceholderRegistry } from './placeholderNode'

const written = /\{\{([^{}]*)\}\}/g

const unknownIn = (doc: Node, names: ReadonlySet<string>): readonly Decoration[] => {
  const found: Decoration[] = []
  doc.descendants((node, place) => {
    for (const { 0: mark, 1: name = '', index } of (node.text ?? '').matchAll(written)) {
      const from = place + index
      if (!names.has(name)) found.push(Decoration.inline(from, from + mark.length, { 'data-gap': '' }))
    }
  })
  return found
}

/**
 * Marks what is written as a placeholder and is none, in an editor that has placeholders. It stays text, which is corrected by
 * typing.
 */
export const markUnknownPlaceholders = (registry: PlaceholderRegistry) =>
  Extension.create({
    name: 'unknownPlaceholders',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const names = registry.names()
            return names.size === 0 ? null : DecorationSet.create(doc, [...unknownIn(doc, names)])
          },
        },
      }),
    ],
  })
