/** A cell that is being edited. */
export interface CellEdit {
  /** The text of the cell when it was opened. */
  readonly opened: string
  readonly draft: string
  /** What is wrong with the draft; `null` for nothing. */
  readonly error: string | null
  readonly isSaving: boolean
}

/** The cells of a list that are being edited, by their keys. They stay while their rows are out of sight. */
export interface CellEdits {
  /** `null` for a cell that is not edited; the same object until it changes. */
  readonly read: (cell: string) => CellEdit | null
  readonly write: (cell: string, edit: CellEdit | null) => void
  /** Discards every draft. */
  readonly clear: () => void
  /** Whether something was typed that is not saved. */
  readonly hasChanges: () => boolean
  /** Calls a function after every change; returns how to stop that. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** Makes the edits of one list, at first none. */
export function makeCellEdits(): CellEdits {
  const edits = new Map<string, CellEdit>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const onChange of listeners) onChange()
  }
  return {
    read: (cell) => edits.get(cell) ?? null,
    write: (cell, edit) => {
      if (edit === null) edits.delete(cell)
      else edits.set(cell, edit)
      notify()
    },
    clear: () => {
      edits.clear()
      notify()
    },
    hasChanges: () => [...edits.values()].some(({ opened, draft }) => draft !== opened),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
