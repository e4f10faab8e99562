import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/**
 * Takes over what is selected on the screen. The browser tells of a selection a moment after a key made it; whoever
 * moves the focus before that would lose it.
 */
export const takeDomSelection = (editor: Editor): void => {
  const selection = window.getSelection()
  const { anchorNode, focusNode, anchorOffset, focusOffset } = selection ?? {}
  const { dom } = editor.view
  if (!anchorNode || !focusNode || !dom.contains(anchorNode) || !dom.contains(focusNode)) return
  if (editor.state.selection instanceof NodeSelection) return
  const ends = [
    editor.view.posAtDOM(anchorNode, anchorOffset ?? 0),
    editor.view.posAtDOM(focusNode, focusOffset ?? 0),
  ]
  editor.commands.setTextSelection({ from: Math.min(...ends), to: Math.max(...ends) })
}
