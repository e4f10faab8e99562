import type { ReactNode } from 'react'
import { laterCode } from '../../../later/laterCode'
import { LaterDialog } from '../../../later/LaterDialog'
import type { LogExport } from '../export/useLogExport'
import type { RowSelectionControl } from './useRowSelection'

/** The actions for selected rows, with their dialogs and calls. */
export const selectionActions = laterCode(() => import('./SelectionActions'))

interface SelectionBarProps {
  readonly selection: RowSelectionControl
  readonly exporting: LogExport
  /** What stands there while nothing is selected. */
  readonly children: ReactNode
}

/** What can be done with the selected rows, in place of what can be done with the list (ours). */
export const SelectionBar = ({ selection, exporting, children }: SelectionBarProps) =>
  selection.isOn ? (
    <LaterDialog code={selectionActions} onFailed={selection.clear}>
      {({ SelectionActions }) => <SelectionActions rows={selection.rows} exporting={exporting} />}
    </LaterDialog>
  ) : (
    children
  )
