import { storedAuth } from '../session/storedAuth'
import type { UnsavedForm } from './unsavedChanges'

/** The forms of the page that have unsaved changes. */
export interface UnsavedForms {
  /** Adds a form; returns a function that removes it. */
  readonly add: (form: UnsavedForm) => () => void
  readonly isEmpty: () => boolean
  /** Whether somebody who goes to an address loses nothing: every form is kept there. */
  readonly areKeptAt: (path: string) => boolean
  /** Empties them. */
  readonly discard: () => void
  /** What of them is being saved: whether all of that was saved. Those that were are removed. `null` while nothing is. */
  readonly saving: () => Promise<boolean> | null
}

/** How long after a press the browser may ask whether the page is left for it, in milliseconds. */
const pressMs = 1000

/** A link was pressed that another program opens, such as the one that dials: browsers ask, but the page stays. */
let isForAnotherProgram = false
const watchPress = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || /^https?:$/.test(link.protocol)) return
  isForAnotherProgram = true
  setTimeout(() => {
    isForAnotherProgram = false
  }, pressMs)
}

/** Asks by the browser's own dialog; not without access, when nothing can be saved and the page has to be loaded anew (D-65). */
const warn = (event: BeforeUnloadEvent) => {
  if (storedAuth.token() !== null && !isForAnotherProgram) event.preventDefault()
}

function startWatching(): void {
  window.addEventListener('beforeunload', warn)
  window.addEventListener('click', watchPress, true)
}

function stopWatching(): void {
  window.removeEventListener('beforeunload', warn)
  window.removeEventListener('click', watchPress, true)
}

/**
 * Makes the registry of unsaved forms. `beforeunload` is handled as long as there is one.
 *
 * @param onFirst called when the first is added.
 */
export function makeUnsavedForms(onFirst: () => void): UnsavedForms {
  const forms = new Set<UnsavedForm>()
  const remove = (form: UnsavedForm) => {
    if (forms.delete(form) && forms.size === 0) stopWatching()
  }
  return {
    add: (form) => {
      if (forms.size === 0) {
        startWatching()
        onFirst()
      }
      forms.add(form)
      return () => remove(form)
    },
    isEmpty: () => forms.size === 0,
    areKeptAt: (path) => [...forms].every(({ isKeptAt }) => isKeptAt?.(path) === true),
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
