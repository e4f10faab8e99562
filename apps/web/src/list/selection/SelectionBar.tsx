import type { ReactNode } from 'react'
import type { RowSelectionControl } from './useRowSelection'

interface SelectionBarProps {
  readonly selection: Pick<RowSelectionControl, 'isOn'>
  /** What can be done with the selected rows. */
  readonly actions: ReactNode
  /** Shown while nothing is selected. */
  readonly children: ReactNode
}

/** The actions for the selected rows, in place of those for the list (ours). */
export const SelectionBar = ({ selection, actions, children }: SelectionBarProps) =>
  selection.isOn ? actions : children
