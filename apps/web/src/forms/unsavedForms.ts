import { storedAuth } from '../session/storedAuth'
import type { UnsavedForm } from './unsavedChanges'

/** The forms of the page that have unsaved changes. */
export interface UnsavedForms {
  /** Adds a form; returns a function that removes it. */
  readonly add: (form: UnsavedForm) => () => void
  readonly isEmpty: () => boolean
  /** Empties them. */
  readonly discard: () => void
  /** What of them is being saved: whether all of that was saved. Those that were are removed. `null` while nothing is. */
  readonly saving: () => Promise<boolean> | null
}

/** Asks by the browser's own dialog; not without access, when nothing can be saved and the page has to be loaded anew (D-65). */
const warn = (event: BeforeUnloadEvent) => {
  if (storedAuth.token() !== null) event.preventDefault()
}

/**
 * Makes the registry of unsaved forms. `beforeunload` is handled as long as there is one.
 *
 * @param onFirst called when the first is added.
 */
export function makeUnsavedForms(onFirst: () => void): UnsavedForms {
  const forms = new Set<UnsavedForm>()
  const remove = (form: UnsavedForm) => {
    if (forms.delete(form) && forms.size === 0) window.removeEventListener('beforeunload', warn)
  }
  return {
    add: (form) => {
      if (forms.size === 0) {
        window.addEventListener('beforeunload', warn)
        onFirst()
      }
      forms.add(form)
      return () => remove(form)
    },
    isEmpty: () => forms.size === 0,
    discard: () => {
      for (const form of forms) form.discard()
    },
    saving: () => {
      const attempts = [...forms].flatMap((form) => {
        const attempt = form.saving()
        if (attempt === null) return []
        return [
          attempt.then((isSaved) => {
            // It is clean with its next drawing only.
            if (isSaved) remove(form)
            return isSaved
          }),
        ]
      })
      return attempts.length === 0 ? null : Promise.all(attempts).then((all) => all.every(Boolean))
    },
  }
}
