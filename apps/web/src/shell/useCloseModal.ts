import { modalCloseTarget } from '@retain/domain/session/redirects/modalRoutes'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { returnUrlIn } from './returnUrl'

/**
 * Closes a dialog that has an address of its own: back to the page that it was opened from, which is as it was left, and to the
 * default page where the dialog was opened by its address (S-076, S-077).
 */
export function useCloseModal(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const returnUrl = returnUrlIn(location.state)
  return useCallback(() => {
    const target = modalCloseTarget(returnUrl)
    // Back, so that the page has its own history entry again with everything that stands in it.
    if (target === returnUrl) void navigate(-1)
    else void navigate(target, { replace: true })
  }, [navigate, returnUrl])
}
