import { routes } from '@retain/domain/session/routes'
import { Button } from '@retain/ui/button'
import { PageMessage } from '@retain/ui/page-message'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../app/listen'
import { signInWanted } from './sessionSlice'

/** `/Logout`: where signing out ends (S-068, S-749). */
export function LogoutPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const signIn = () => {
    dispatch(signInWanted())
    void navigate(routes.login.path)
  }
  return (
    <PageMessage
      kind="signed-out"
      text="You have been signed out."
      action={
        <Button variant="primary" onPress={signIn}>
          Sign In
        </Button>
      }
      isWindow
    />
  )
}
