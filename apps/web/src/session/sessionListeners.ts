import { accessDenied, accessExpired, signInInsufficient } from '../core/state/events'
import type { StartListening } from '../core/state/appHooks'
import { makeAccessRules } from './accessRules'
import { strongerSignInNeeded } from './signIn'

/** What the session does when calls are refused. */
export function listenForSession(listen: StartListening): void {
  const rules = makeAccessRules()
  listen({
    actionCreator: accessExpired,
    effect: (_action, { dispatch }) => dispatch(rules.expired()),
  })
  listen({
    actionCreator: accessDenied,
    effect: (_action, { dispatch }) => dispatch(rules.denied()),
  })
  listen({
    actionCreator: signInInsufficient,
    effect: (_action, { dispatch }) => dispatch(strongerSignInNeeded()),
  })
}
