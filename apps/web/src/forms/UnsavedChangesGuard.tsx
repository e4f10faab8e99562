import type { LostDraft } from '@retain/domain/opportunity/lostDraft'
import { isForcedLeave } from '@retain/domain/opportunity/unsavedChanges'
import { isModalRoute, pageBeneath } from '@retain/domain/session/redirects/modalRoutes'
import { isSamePage } from '@retain/domain/session/routes/samePage'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { lazyCode } from '../core/lazy/lazyCode'
import { LazyDialog } from '../core/lazy/LazyDialog'
import { storedAuth } from '../session/storedAuth'
import { AfterSaving } from './AfterSaving'
import { UnsavedChangesContext, type UnsavedChanges } from './unsavedChanges'
import { makeUnsavedForms } from './unsavedForms'

const leaveQuestion = lazyCode(() => import('./LeaveQuestion'))

/** Fetched with the first change, as the connection may be down when the question is shown. */
const fetchQuestion = () => void leaveQuestion.fetch()

/** What somebody wants to do that leaves the page. */
interface PendingLeave {
  readonly act: () => void
  readonly findLost: () => readonly LostDraft[]
  readonly lost: readonly LostDraft[]
}

const none: readonly LostDraft[] = []
const findNone = () => none

/**
 * Keeps unsaved changes from being lost: it owns the router's only blocker and the browser's `beforeunload`, and asks
 * Confirm Close before every way out of the page (O-058 to O-066, D-52, D-53). A page that is left while it saves is left
 * when that has succeeded, without a question; it stays when that has failed.
 * Switching the tabs of a page does not leave it.
 */
export function UnsavedChangesGuard({ children }: { readonly children: ReactNode }) {
  const [forms] = useState(() => makeUnsavedForms(fetchQuestion))
  const [pendingLeave, setPendingLeave] = useState<PendingLeave | null>(null)
  const [awaited, setAwaited] = useState<Promise<boolean> | null>(null)
  const isAwaiting = useRef(false)
  const isLeaving = useRef(false)
  /** Whoever wants to leave waits for what is being saved. */
  const awaitSaving = useCallback((saving: Promise<boolean> | null) => {
    isAwaiting.current = saving !== null
    setAwaited(saving)
  }, [])
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      if (isLeaving.current || forms.areKeptAt(nextLocation.pathname)) return false
      // A dialog with an address of its own leaves the page as it is, and so does closing it.
      const page = pageBeneath(currentLocation.pathname, currentLocation.state)
      if (isModalRoute(nextLocation.pathname) || isSamePage(page, nextLocation.pathname)) return false
      if (isForcedLeave(nextLocation.pathname, storedAuth.token() !== null)) return false
      awaitSaving(forms.saving())
      return true
    },
    [forms, awaitSaving],
  )
  const blocker = useBlocker(blocks)
  const guard = useMemo<UnsavedChanges>(
    () => ({
      add: forms.add,
      leave: (act, findLost = findNone) => {
        const lost = findLost()
        if (forms.isEmpty() && lost.length === 0) return act()
        awaitSaving(forms.saving())
        setPendingLeave({ act, findLost, lost })
      },
      isLeaving: () => isAwaiting.current,
    }),
    [forms, awaitSaving],
  )

  const leave = () => {
    isAwaiting.current = false
    forms.discard()
    // The forms are clean with the next render; the navigation of this moment must not be blocked again.
    isLeaving.current = true
    setPendingLeave(null)
    if (pendingLeave !== null) pendingLeave.act()
    else blocker.proceed?.()
    isLeaving.current = false
  }
  const stay = () => {
    // What was awaited stays in the state: the router unblocks a moment later, and until then the question would show.
    isAwaiting.current = false
    setPendingLeave(null)
    blocker.reset?.()
  }
  const endSaving = (isSaved: boolean) => {
    if (!isSaved) return stay()
    // What was saved is none of them any more.
    const lost = pendingLeave?.findLost() ?? none
    if (forms.isEmpty() && lost.length === 0) return leave()
    setPendingLeave(pendingLeave && { ...pendingLeave, lost })
    awaitSaving(null)
  }
  const isAsked = pendingLeave !== null || blocker.state === 'blocked'
  return (
    <UnsavedChangesContext value={guard}>
      {children}
      {isAsked && awaited === null && (
        // Without the question's code the page is not left: nothing may be lost without a question.
        <LazyDialog code={leaveQuestion} onFailed={stay}>
          {({ LeaveQuestion }) => (
            <LeaveQuestion lost={pendingLeave?.lost ?? none} onLeave={leave} onStay={stay} />
          )}
        </LazyDialog>
      )}
      {isAsked && awaited !== null && (
        <AfterSaving saving={awaited} onEnd={endSaving}>
          <LazyDialog code={leaveQuestion} onFailed={stay}>
            {({ SavingNotice }) => <SavingNotice onStay={stay} />}
          </LazyDialog>
        </AfterSaving>
      )}
    </UnsavedChangesContext>
  )
}
