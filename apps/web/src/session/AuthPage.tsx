import { redirectingText } from '@retain/domain/session/authStatus'
import { Splash } from '@retain/ui/splash'
import { useEffect } from 'react'
import { useAppDispatch } from '../core/state/appHooks'
import { receiveSignIn } from './signIn'

/** `/auth`: where the identity server sends people back to (S-022). It has nothing to show of its own. */
export function AuthPage() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    void dispatch(receiveSignIn(window.location.href))
  }, [dispatch])
  return <Splash text={redirectingText} />
}
