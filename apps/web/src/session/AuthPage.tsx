import { redirectingText } from '@retain/domain/session/authStatus'
import { Splash } from '@retain/ui/splash'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../core/state/appHooks'
import { receiveSignIn } from './signIn'

/** `/auth`: where the identity server sends people back to (S-022). It has nothing to show of its own. */
export function AuthPage() {
  const dispatch = useAppDispatch()
  // The address loses what was sent with it as soon as that is taken up.
  const [url] = useState(() => window.location.href)
  useEffect(() => {
    void dispatch(receiveSignIn(url))
  }, [dispatch, url])
  return <Splash text={redirectingText} />
}
