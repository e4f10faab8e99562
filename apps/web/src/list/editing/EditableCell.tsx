import { EditCell } from '@retain/ui/edit-cell'
import { useSyncExternalStore } from 'react'
import type { CellEdits } from './cellEdits'
import { saveEdit, type EditableColumn } from './saveEdit'

interface EditableCellProps<Row> {
  readonly edits: CellEdits
  /** Unique among the cells of the list. */
  readonly cell: string
  readonly row: Row
  /** What is edited, of which row. */
  readonly label: string
  readonly column: EditableColumn<Row>
}

/** A cell that can be edited in place. An unchanged draft is discarded when the focus leaves the cell. */
export function EditableCell<Row>({ edits, cell, row, label, column }: EditableCellProps<Row>) {
  const edit = useSyncExternalStore(edits.subscribe, () => edits.read(cell))
  const text = column.textOf(row)
  const isSaving = edit?.isSaving === true
  return (
    <EditCell
      text={text}
      label={label}
      draft={edit?.draft ?? null}
      error={edit?.error ?? undefined}
      isSaving={isSaving}
      onOpen={() => edits.write(cell, { opened: text, draft: text, error: null, isSaving: false })}
      onChange={(draft) => {
        if (edit !== null && !isSaving) edits.write(cell, { ...edit, draft, error: null })
      }}
      onSave={() => void saveEdit(edits, cell, row, column)}
      onCancel={() => {
        if (!isSaving) edits.write(cell, null)
      }}
      onLeave={() => {
        if (edit !== null && edit.draft === edit.opened) edits.write(cell, null)
      }}
    />
  )
}
