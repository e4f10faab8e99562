import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'
import { spokenPlaceholder } from './placeholder'
import type { PlaceholderRegistry } from './placeholderNode'

const namesIn = (editor: Editor): string[] => {
  const names: string[] = []
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'placeholder') names.push(String(node.attrs['name']))
  })
  return names
}

/** What the longer of two lists has more than the other, once. */
const added = (before: readonly string[], after: readonly string[]): string | undefined => {
  const left = [...before]
  return after.find((name) => {
    const index = left.indexOf(name)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Tells screen readers of chips: the one that is selected, one that came, one that went. */
export const usePlaceholderSpeech = (
  editor: Editor | null,
  registry: PlaceholderRegistry,
  speak: (text: string) => void,
): void => {
  useEffect(() => {
    if (editor === null) return undefined
    let names = namesIn(editor)
    let isSelected = false
    const called = (name: string) => spokenPlaceholder(name, registry.find(name))
    const onTransaction = ({
      transaction,
    }: {
      transaction: { docChanged: boolean; getMeta: (key: string) => unknown }
    }) => {
      const { selection } = editor.state
      if (!transaction.docChanged) {
        const isChip = selection instanceof NodeSelection && selection.node.type.name === 'placeholder'
        if (isChip) speak(`${called(String(selection.node.attrs['name']))}, selected`)
        // So that the same chip is spoken of again when it is selected again.
        else if (isSelected) speak('')
        isSelected = isChip
        return
      }
      isSelected = false
      const now = namesIn(editor)
      const [came, went] = [added(names, now), added(now, names)]
      names = now
      if (came !== undefined) speak(`${called(came)}, added`)
      else if (went !== undefined) speak(`${called(went)}, removed`)
    }
    editor.on('transaction', onTransaction)
    return () => {
      editor.off('transaction', onTransaction)
    }
  }, [editor, registry, speak])
}
