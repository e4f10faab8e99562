import type { CellEdits } from './cellEdits'

/** How the cells of a column are edited. */
export interface EditableColumn<Row> {
  /** The text that is edited, as the cell shows it. */
  readonly textOf: (row: Row) => string
  /** What is wrong with a text, in one short sentence; `null` for nothing. @default every text is sent */
  readonly check?: (text: string, row: Row) => string | null
  /**
   * Saves a text; answers what went wrong in one short sentence, `null` once it is saved and the row says so. Never
   * rejects.
   */
  readonly save: (row: Row, text: string) => Promise<string | null>
}

/**
 * Saves the draft of a cell: an error is shown in the cell, and the draft stays until it is saved. An unchanged draft is
 * discarded, and nothing happens while one is being saved.
 */
export async function saveEdit<Row>(
  edits: CellEdits,
  cell: string,
  row: Row,
  { check, save }: Pick<EditableColumn<Row>, 'check' | 'save'>,
): Promise<void> {
  const edit = edits.read(cell)
  if (edit === null || edit.isSaving) return
  if (edit.draft === edit.opened) {
    edits.write(cell, null)
    return
  }
  const problem = check?.(edit.draft, row) ?? null
  if (problem !== null) {
    edits.write(cell, { ...edit, error: problem })
    return
  }
  edits.write(cell, { ...edit, error: null, isSaving: true })
  const failure = await save(row, edit.draft)
  // The user has left the list, which discarded the draft.
  if (edits.read(cell) === null) return
  edits.write(cell, failure === null ? null : { ...edit, error: failure, isSaving: false })
}
