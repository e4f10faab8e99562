import type { SelectedRow } from '@retain/domain/work-log/selection/selectedRow'
import { lazyCode } from '../../../core/lazy/lazyCode'
import { LazyDialog } from '../../../core/lazy/LazyDialog'
import type { ExportControl } from '../../../list/export/useListExport'
import type { RowSelectionControl } from '../../../list/selection/useRowSelection'

/** The actions for selected rows, with their dialogs and calls. */
export const selectionActions = lazyCode(() => import('./SelectionActions'))

interface LogSelectionProps {
  readonly selection: RowSelectionControl<SelectedRow>
  readonly exporting: ExportControl
}

/** The actions for the selected rows of a log (ours). */
export const LogSelection = ({ selection, exporting }: LogSelectionProps) => (
  <LazyDialog code={selectionActions} onFailed={selection.clear}>
    {({ SelectionActions }) => <SelectionActions rows={selection.rows} exporting={exporting} />}
  </LazyDialog>
)
