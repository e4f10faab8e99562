import { accessDenied, accessExpired } from '../core/state/events'
import type { StartListening } from '../core/state/appHooks'
import { makeAccessRules } from './accessRules'

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
}
