import { isSamePage } from '@retain/domain/session/routes/samePage'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { lazyCode } from '../core/lazy/lazyCode'
import { LazyDialog } from '../core/lazy/LazyDialog'
import { storedAuth } from '../session/storedAuth'
import { UnsavedChangesContext, type UnsavedChanges, type UnsavedForm } from './unsavedChanges'

const leaveQuestion = lazyCode(() => import('./LeaveQuestion'))

/** The browser's own question. Whoever has lost access is not asked: nothing could be saved, and the page has to load anew (D-65). */
const warn = (event: BeforeUnloadEvent) => {
  if (storedAuth.token() !== null) event.preventDefault()
}

/** The forms that hold something unsaved. The browser asks for as long as there is one. */
function makeRegistry() {
  const forms = new Set<UnsavedForm>()
  return {
    add: (form: UnsavedForm): (() => void) => {
      if (forms.size === 0) {
        window.addEventListener('beforeunload', warn)
        // Fetched while there is a connection: the question may have to be asked without one.
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
 * The one place that stands between somebody and the loss of what they typed: it owns the router's only blocker and the
 * browser's `beforeunload`, and asks Confirm Close before every way out of the page (O-058 to O-066, D-52, D-53).
 * Switching tabs of a page is no way out.
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
    // The forms say that they are clean with the next drawing; what is done now must not be asked about again.
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
        // Whoever cannot be asked stays: nothing may be lost unasked.
        <LazyDialog code={leaveQuestion} onFailed={stay}>
          {({ LeaveQuestion }) => <LeaveQuestion onLeave={leave} onStay={stay} />}
        </LazyDialog>
      )}
    </UnsavedChangesContext>
  )
}
