import type { GridColumn } from '@retain/ui/grid-column'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useUnsavedChanges } from '../../forms/unsavedChanges'
import { makeCellEdits } from './cellEdits'
import { EditableCell } from './EditableCell'
import type { EditableColumn } from './saveEdit'

/** How the rows of a list are edited. Everything in it is compared by identity. */
interface EditableRows<Row> {
  /** Of those columns that can be edited, by their keys. */
  readonly editable: Readonly<Record<string, EditableColumn<Row>>>
  /** Unique among the rows. */
  readonly rowId: (row: Row) => string
  /** The name of a row. */
  readonly rowLabel: (row: Row) => string
}

/** The height of rows that can be edited, in pixels: an error is shown under its field. */
export const editRowHeight = 48

/**
 * The columns of a `ListGrid` with cells that can be edited in place. Drafts outlast scrolling, paging and fresh rows, and
 * leaving the page with one has to be confirmed.
 *
 * @example
 * const columns = useEditableColumns(shown, { editable, rowId, rowLabel })
 * return <ListGrid {...grid} columns={columns} rowHeight={editRowHeight} … />
 */
export function useEditableColumns<Row>(
  columns: readonly GridColumn<Row>[],
  { editable, rowId, rowLabel }: EditableRows<Row>,
): readonly GridColumn<Row>[] {
  const [edits] = useState(makeCellEdits)
  const hasChanges = useSyncExternalStore(edits.subscribe, edits.hasChanges)
  useUnsavedChanges(hasChanges, edits.clear)
  return useMemo(
    () =>
      columns.map((shown) => {
        const column = editable[shown.key]
        if (column === undefined) return shown
        return {
          ...shown,
          render: (row: Row) => (
            <EditableCell
              // The grid reuses its elements for other rows; the key keeps the draft and the focus with their row.
              key={rowId(row)}
              edits={edits}
              cell={`${shown.key} ${rowId(row)}`}
              row={row}
              label={`${shown.label} of ${rowLabel(row)}`}
              column={column}
            />
          ),
        }
      }),
    [columns, editable, rowId, rowLabel, edits],
  )
}
