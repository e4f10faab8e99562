import { createContext, useContext, useEffect, useRef } from 'react'

/** A form in which something stands that is not saved. */
export interface UnsavedForm {
  /** Empties it: whoever fills it was asked and wants to leave. */
  readonly discard: () => void
}

/** The forms with unsaved changes, and the one question before they are left. */
export interface UnsavedChanges {
  /** Takes a form in; answers how it is taken out. */
  readonly add: (form: UnsavedForm) => () => void
  /** Does something that leaves the page: at once when nothing is lost by it, else after the question. */
  readonly leave: (act: () => void) => void
}

/** Given by `UnsavedChangesGuard`. */
export const UnsavedChangesContext = createContext<UnsavedChanges>({
  add: () => () => undefined,
  leave: (act) => act(),
})

/** Asks before something is done that would lose what is being typed. */
export const useLeave = (): UnsavedChanges['leave'] => useContext(UnsavedChangesContext).leave

/** Tells the guard of a form for as long as it is dirty. `discard` empties the form. */
export function useUnsavedChanges(isDirty: boolean, discard: () => void): void {
  const { add } = useContext(UnsavedChangesContext)
  const latest = useRef(discard)
  useEffect(() => {
    latest.current = discard
  }, [discard])
  useEffect(() => (isDirty ? add({ discard: () => latest.current() }) : undefined), [add, isDirty])
}
