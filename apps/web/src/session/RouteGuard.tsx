import { decideRoute } from '@retain/domain/session/routes/routeAccess'
import { routes } from '@retain/domain/session/routes/routes'
import { Splash } from '@retain/ui/splash'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppDispatch } from '../core/state/appHooks'
import { beginSession } from './signIn'
import { storedAuth } from './storedAuth'
import { useSession } from './useSession'

/**
 * Stands before every page that is not open to everybody. A user who is not signed in goes to sign-in, with the requested
 * address remembered; somebody signed in without the page's permission goes to access-denied (S-027 to S-029, S-361,
 * S-362).
 */
export function RouteGuard() {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const { phase, user } = useSession()
  const decision = decideRoute(pathname, user?.roles ?? null)

  useEffect(() => {
    if (decision === 'signIn' && phase === 'unknown') void dispatch(beginSession())
  }, [decision, dispatch, phase])

  if (decision === 'open') return <Outlet />
  if (decision === 'accessDenied') return <Navigate to={routes.accessDenied.path} replace />
  if (phase === 'pageNeeded' || phase === 'failed') return <RedirectToSignIn returnPath={pathname + search} />
  return <Splash text={phase === 'leaving' ? 'Signing out' : 'Signing in'} />
}

function RedirectToSignIn({ returnPath }: { readonly returnPath: string }) {
  useEffect(() => storedAuth.rememberRedirectUrl(returnPath), [returnPath])
  return <Navigate to={routes.login.path} replace />
}
