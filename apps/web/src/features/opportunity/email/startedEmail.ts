import type { StartedEmail } from '@retain/domain/disclosure/comparisonEmail'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EmailForm } from './useEmailForm'

/** The navigation state that begins an email on the page of its customer. */
export const withStartedEmail = (startedEmail: StartedEmail): { readonly startedEmail: StartedEmail } => ({
  startedEmail,
})

function startedIn(state: unknown): StartedEmail | null {
  if (typeof state !== 'object' || state === null || !('startedEmail' in state)) return null
  const started = state.startedEmail
  if (typeof started !== 'object' || started === null) return null
  if (!('subject' in started) || !('template' in started)) return null
  const { subject, template } = started
  return typeof subject === 'string' && typeof template === 'string' ? { subject, template } : null
}

/**
 * Puts the email that another page has begun into the form, once: it counts as typed, and the navigation state forgets it. A form
 * that holds something already keeps that, and the begun email waits.
 *
 * @param isReady the addresses of the customer are known.
 * @returns what puts the waiting email in; `null` where none waits.
 */
export function useStartedEmail(form: EmailForm, isReady: boolean): (() => void) | null {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const started = startedIn(state)
  const { isDirty, update } = form
  const use = useCallback(() => {
    if (started === null) return
    update((current) => ({ ...current, subject: started.subject, template: started.template }))
    void navigate(
      { pathname, search },
      {
        replace: true,
        state: { ...(state as object), startedEmail: null },
        preventScrollReset: true,
      },
    )
  }, [started, update, navigate, pathname, search, state])
  const isDue = started !== null && isReady && !isDirty
  useEffect(() => {
    if (isDue) use()
  }, [isDue, use])
  return started !== null && isReady && isDirty ? use : null
}
