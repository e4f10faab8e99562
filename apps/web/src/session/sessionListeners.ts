import { accessDenied, accessExpired } from '../app/events'
import type { StartListening } from '../app/listen'
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
