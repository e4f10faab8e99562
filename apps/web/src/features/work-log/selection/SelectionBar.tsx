import type { ReactNode } from 'react'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import type { LogExport } from '../export/useLogExport'
import type { RowSelectionControl } from '../../../list/selection/useRowSelection'

/** The actions for selected rows, with their dialogs and calls. */
export const selectionActions = lazyCode(() => import('./SelectionActions'))

interface SelectionBarProps {
  readonly selection: RowSelectionControl
  readonly exporting: LogExport
  /** What stands there while nothing is selected. */
  readonly children: ReactNode
}

/** What can be done with the selected rows, in place of what can be done with the list (ours). */
export const SelectionBar = ({ selection, exporting, children }: SelectionBarProps) =>
  selection.isOn ? (
    <LazyDialog code={selectionActions} onFailed={selection.clear}>
      {({ SelectionActions }) => <SelectionActions rows={selection.rows} exporting={exporting} />}
    </LazyDialog>
  ) : (
    children
  )
