import type { ReactNode } from 'react'
import type { RowSelectionControl } from './useRowSelection'

interface SelectionBarProps {
  readonly selection: Pick<RowSelectionControl, 'isOn'>
  /** What can be done with the selected rows. */
  readonly actions: ReactNode
  /** What stands there while nothing is selected. */
  readonly children: ReactNode
}

/** What can be done with the selected rows, in place of what can be done with the list (ours). */
export const SelectionBar = ({ selection, actions, children }: SelectionBarProps) =>
  selection.isOn ? actions : children
