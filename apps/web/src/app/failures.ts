import type { ApiError } from '@retain/api-client/kernel/apiError'
import { isInsufficientSignIn, statusTextOf } from '@retain/api-client/kernel/apiError'
import { epochOf } from '@retain/domain/calendar/instant'
import { raises, responseCheck } from '@retain/domain/calls/responseCheck'
import { failureToast } from '@retain/domain/messages/failures'
import { withNotFound } from '@retain/domain/session/redirects/notFoundPath'
import { toastShown } from '../core/toasts/toastsSlice'
import {
  accessDenied,
  accessExpired,
  callFailed,
  resourceNotFound,
  signInInsufficient,
} from '../core/state/events'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import type { Services } from '../core/state/services'
import { checkActiveStore } from '../session/active-store/storeSwitch'

/** Whether a failure is raised, so that the toast for failed calls shows (api.md 1.3). A 404 never is, nor a request that was aborted. */
const isRaised = (error: ApiError): boolean => {
  switch (error.kind) {
    case 'aborted':
    case 'missing':
      return false
    case 'http':
      return raises(responseCheck(error.status))
    case 'network':
    case 'timeout':
    case 'decode':
      return true
  }
}

/** Calls that are denied within this time of the first, in milliseconds, have one toast. */
const oneDenial = 5000

/** Whether a call was refused because the active store was switched off: the person is told, the page stays, no access is lost. */
const isOfSwitchedOffStore =
  (error: ApiError): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    error.kind === 'http' && error.status === 403 && error.code === 'store' && dispatch(checkActiveStore())

/** Handles all failed requests: access lost, nothing found, and the toast for all the rest (S-334, S-386 to S-391). */
export function listenForFailures(listen: StartListening) {
  let deniedAt: number | null = null
  /** Whether a call was denied together with others, of which one has its toast: the parts of a page that is not one's own. */
  const isOfKnownDenial = (error: ApiError, { now }: Services): boolean => {
    if (error.kind !== 'http' || responseCheck(error.status) !== 'denied') return false
    const time = epochOf(now())
    const isKnown = deniedAt !== null && time - deniedAt < oneDenial
    if (!isKnown) deniedAt = time
    return isKnown
  }
  listen({
    actionCreator: callFailed,
    effect: async ({ payload: { error, handling } }, { dispatch, extra }) => {
      if (error.kind !== 'aborted') extra.log.warn('call failed', factsOf(error))
      if (isInsufficientSignIn(error)) {
        // The page of signing in says it in the place of a toast.
        dispatch(signInInsufficient())
        return
      }
      const ownText = typeof handling === 'object' ? handling.ownText : null
      if (error.kind === 'http') {
        const check = responseCheck(error.status)
        if (check === 'expired') dispatch(accessExpired())
        if (check === 'denied') {
          const isOfOff = await dispatch(isOfSwitchedOffStore(error))
          if (!isOfOff) dispatch(accessDenied())
          // That toast says already that nothing can be opened.
          else if (ownText === null) return
        }
        if (check === 'notFound' && !error.handlesNotFound) dispatch(resourceNotFound())
      }
      if (ownText === null && isOfKnownDenial(error, extra)) return
      if (handling !== 'log' && (isRaised(error) || isOwnNotFound(error, ownText)))
        dispatch(toastShown(toastOf(error, ownText)))
    },
  })
  listen({
    actionCreator: resourceNotFound,
    effect: (_action, { extra: { navigation } }) => {
      const path = navigation.path()
      const target = withNotFound(path)
      if (target !== path) navigation.go(target, { replace: true })
    },
  })
}

/** A 404 has no toast; an action with a failure text of its own shows it for a 404 too. */
const isOwnNotFound = (error: ApiError, ownText: string | null): boolean =>
  ownText !== null && error.kind === 'http' && error.status === 404

const toastOf = (error: ApiError, ownText: string | null) => {
  const { label, lines } = failureToast(statusTextOf(error), error.requestId, ownText)
  // Whoever made the request closes the toast by its id once it no longer holds.
  return { id: error.requestId, type: 'error' as const, label, body: lines.join('\n') }
}

const factsOf = (error: ApiError) => ({
  endpoint: error.endpoint,
  requestId: error.requestId,
  kind: error.kind,
  ...(error.kind === 'http' ? { status: error.status, code: error.code } : {}),
  ...(error.kind === 'decode' ? { paths: error.paths } : {}),
  ...(error.kind === 'missing' ? { reason: error.message } : {}),
})
