import { createContext, useContext, useEffect, useRef } from 'react'

/** A form with unsaved changes. */
export interface UnsavedForm {
  /** Empties it, after the user has confirmed to leave. */
  readonly discard: () => void
}

/** The forms with unsaved changes, and the one question before they are left. */
export interface UnsavedChanges {
  /** Adds a form; returns a function that removes it. */
  readonly add: (form: UnsavedForm) => () => void
  /** Leaves the page by `act`: at once when nothing is unsaved, else after the question. */
  readonly leave: (act: () => void) => void
}

/** Given by `UnsavedChangesGuard`. */
export const UnsavedChangesContext = createContext<UnsavedChanges>({
  add: () => () => undefined,
  leave: (act) => act(),
})

/** Does something that leaves the page, after the question where changes are unsaved. */
export const useLeave = (): UnsavedChanges['leave'] => useContext(UnsavedChangesContext).leave

/** Registers a form at the guard for as long as it is dirty. `discard` empties the form. */
export function useUnsavedChanges(isDirty: boolean, discard: () => void): void {
  const { add } = useContext(UnsavedChangesContext)
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  }, [discard])
  useEffect(() => (isDirty ? add({ discard: () => latest.current() }) : undefined), [add, isDirty])
}
