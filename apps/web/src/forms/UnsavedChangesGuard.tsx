import { isSamePage } from '@retain/domain/session/routes/samePage'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { lazyCode } from '../core/lazy/lazyCode'
import { LazyDialog } from '../core/lazy/LazyDialog'
import { storedAuth } from '../session/storedAuth'
import { UnsavedChangesContext, type UnsavedChanges, type UnsavedForm } from './unsavedChanges'

const leaveQuestion = lazyCode(() => import('./LeaveQuestion'))

/** Asks by the browser's own dialog; not without access, when nothing can be saved and the page has to be loaded anew (D-65). */
const warn = (event: BeforeUnloadEvent) => {
  if (storedAuth.token() !== null) event.preventDefault()
}

/** The dirty forms. `beforeunload` is handled as long as there is one. */
function makeRegistry() {
  const forms = new Set<UnsavedForm>()
  return {
    add: (form: UnsavedForm): (() => void) => {
      if (forms.size === 0) {
        window.addEventListener('beforeunload', warn)
        // Fetched now, as the connection may be down when the question is shown.
        void leaveQuestion.fetch()
      }
      forms.add(form)
      return () => {
        forms.delete(form)
        if (forms.size === 0) window.removeEventListener('beforeunload', warn)
      }
    },
    isEmpty: () => forms.size === 0,
    discard: () => {
      for (const form of forms) form.discard()
    },
  }
}

/**
 * Keeps unsaved changes from being lost: it owns the router's only blocker and the browser's `beforeunload`, and asks
 * Confirm Close before every way out of the page (O-058 to O-066, D-52, D-53).
 * Switching the tabs of a page does not leave it.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(makeRegistry)
  const [pendingLeave, setPendingLeave] = useState<{ readonly act: () => void } | null>(null)
  const isLeaving = useRef(false)
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current &&
      !registry.isEmpty() &&
      !isSamePage(currentLocation.pathname, nextLocation.pathname),
    [registry],
  )
  const blocker = useBlocker(blocks)
  const guard = useMemo<UnsavedChanges>(
    () => ({
      add: registry.add,
      leave: (act) => (registry.isEmpty() ? act() : setPendingLeave({ act })),
    }),
    [registry],
  )

  const leave = () => {
    registry.discard()
    // The forms are clean with the next render; the navigation of this moment must not be blocked again.
    isLeaving.current = true
    setPendingLeave(null)
    if (pendingLeave !== null) pendingLeave.act()
    else blocker.proceed?.()
    isLeaving.current = false
  }
  const stay = () => {
    setPendingLeave(null)
    blocker.reset?.()
  }
  return (
    <UnsavedChangesContext value={guard}>
      {children}
      {(pendingLeave !== null || blocker.state === 'blocked') && (
        // Without the question's code the page is not left: nothing may be lost without a question.
        <LazyDialog code={leaveQuestion} onFailed={stay}>
          {({ LeaveQuestion }) => <LeaveQuestion onLeave={leave} onStay={stay} />}
        </LazyDialog>
      )}
    </UnsavedChangesContext>
  )
}
