import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Lists read in the direction of their first letter, bullets included: on the screen only, the HTML says nothing of it. */
export const ListDirection = Extension.create({
  name: 'listDirection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const lists: Decoration[] = []
          doc.descendants((node, position) => {
            const isList = /^(bullet|ordered)List$/.test(node.type.name)
            if (isList) lists.push(Decoration.node(position, position + node.nodeSize, { dir: 'auto' }))
            // Lists inside of lists have their direction from the outermost.
            return !isList && !node.isTextblock
          })
          return DecorationSet.create(doc, lists)
        },
      },
    }),
  ],
})
