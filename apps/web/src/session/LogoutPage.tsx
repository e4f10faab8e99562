import { signedOutText } from '@retain/domain/messages/pageTexts'
import { routes } from '@retain/domain/session/routes/routes'
import { Button } from '@retain/ui/button'
import { PageMessage } from '@retain/ui/page-message'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../core/state/appHooks'
import { signInWanted } from './sessionSlice'

/** `/Logout`: where signing out ends (S-068, S-749). */
export function LogoutPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  // Signed out: the next page, by the button or by Back, requires a sign-in.
  useEffect(() => void dispatch(signInWanted()), [dispatch])
  return (
    <PageMessage
      kind="signed-out"
      text={signedOutText}
      action={
        <Button variant="primary" onPress={() => void navigate(routes.login.path)}>
          Sign In
        </Button>
      }
      isWindow
    />
  )
}
