import type { LostDraft } from '@retain/domain/opportunity/lostDraft'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** A form with unsaved changes. */
export interface UnsavedForm {
  /** Empties it, after the user has confirmed to leave. */
  readonly discard: () => void
  /** The attempt to save it that is under way, which answers whether it was saved; `null` while there is none. */
  readonly saving: () => Promise<boolean> | null
  /** Whether it is kept at another address, so that nothing is lost by going there. @default nowhere */
  readonly isKeptAt?: (path: string) => boolean
}

/** The forms with unsaved changes, and the one question before they are left. */
export interface UnsavedChanges {
  /** Adds a form; returns a function that removes it. */
  readonly add: (form: UnsavedForm) => () => void
  /**
   * Leaves the page by `act`: at once when nothing is unsaved, else after the question, or once what is being saved is saved.
   *
   * @param findLost the kept drafts that `act` removes, which the question names. @default none
   */
  readonly leave: (act: () => void, findLost?: () => readonly LostDraft[]) => void
  /** Whether the page is left as soon as what is being saved is saved. */
  readonly isLeaving: () => boolean
}

/** Given by `UnsavedChangesGuard`. */
export const UnsavedChangesContext = createContext<UnsavedChanges>({
  add: () => () => undefined,
  leave: (act) => act(),
  isLeaving: () => false,
})

/** Does something that leaves the page, after the question where changes are unsaved. */
export const useLeave = (): UnsavedChanges['leave'] => useContext(UnsavedChangesContext).leave

/** Whether the page is being left, for what would otherwise go on in it once something is saved. */
export const useIsLeaving = (): UnsavedChanges['isLeaving'] => useContext(UnsavedChangesContext).isLeaving

const notSaving = () => null
const nowhere = () => false

/**
 * Registers a form at the guard for as long as it is dirty.
 *
 * @param discard empties the form.
 * @param saving see {@link UnsavedForm}; the same function from one drawing to the next. @default it is not saved while the page is left
 * @param isKeptAt see {@link UnsavedForm}; the same function from one drawing to the next.
 */
export function useUnsavedChanges(
  isDirty: boolean,
  discard: () => void,
  saving: UnsavedForm['saving'] = notSaving,
  isKeptAt: NonNullable<UnsavedForm['isKeptAt']> = nowhere,
): void {
  const { add } = useContext(UnsavedChangesContext)
  const onDiscard = useEffectEvent(discard)
  useEffect(
    () => (isDirty ? add({ discard: () => onDiscard(), saving, isKeptAt }) : undefined),
    [add, isDirty, saving, isKeptAt],
  )
}
