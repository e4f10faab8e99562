import { redirectingText } from '@retain/domain/session/authStatus'
import { redirectTarget } from '@retain/domain/session/sessionRules'
import { Button } from '@retain/ui/button'
import { PageMessage } from '@retain/ui/page-message'
import { Splash } from '@retain/ui/splash'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../core/state/appHooks'
import { beginSession, leaveForSignIn } from './signIn'
import { storedAuth } from './storedAuth'
import { useSession } from './useSession'

/**
 * `/login`: completes a sign-in and goes to the page that was requested (S-092, S-093), or leaves for the identity server.
 * After an error it waits for the person, so that no loop arises (S-713).
 */
export function LoginPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { phase, message } = useSession()

  useEffect(() => {
    if (phase === 'unknown') void dispatch(beginSession())
    if (phase === 'pageNeeded') void dispatch(leaveForSignIn())
    if (phase === 'signedIn') {
      const target = redirectTarget(storedAuth.redirectUrl())
      storedAuth.rememberRedirectUrl(null)
      void navigate(target, { replace: true })
    }
  }, [dispatch, navigate, phase])

  if (phase !== 'failed') return <Splash text={redirectingText} />
  return (
    <PageMessage
      kind="error"
      text={message ?? ''}
      action={
        <Button variant="primary" onPress={() => void dispatch(leaveForSignIn())}>
          Sign In
        </Button>
      }
      isWindow
    />
  )
}
