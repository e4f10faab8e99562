/** The address to come back to, which a link to an opportunity puts into the navigation state (L-259); `null` when there is none. */
export function returnUrlIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnUrl' in state)) return null
  return typeof state.returnUrl === 'string' ? state.returnUrl : null
}
