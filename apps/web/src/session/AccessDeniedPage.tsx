import { accessDeniedTexts } from '@retain/domain/messages/pageTexts'
import { routes } from '@retain/domain/session/routes/routes'
import { can } from '@retain/domain/session/user/can'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { logPages } from '@retain/domain/work-log/logPages'
import { Button } from '@retain/ui/button'
import { PageMessage } from '@retain/ui/page-message'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../core/state/appHooks'
import { logOut } from './logOut'
import { useSession } from './useSession'

/** `/access_denied`: for people whose roles or stores do not include a page (S-067, S-749). */
export function AccessDeniedPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { user } = useSession()
  // Nobody is signed in where the page is opened by its address: only then it is not known whether the log is theirs.
  const mayReturn = user === null || can(user.roles, generalAccess)
  return (
    <PageMessage
      kind="access-denied"
      {...accessDeniedTexts}
      action={
        <>
          {mayReturn && (
            <Button variant="primary" onPress={() => void navigate(routes.equityLog.path)}>
              {`Go to the ${logPages.EQLOG.title}`}
            </Button>
          )}
          <Button onPress={() => void dispatch(logOut())}>Sign Out</Button>
        </>
      }
      isWindow
    />
  )
}
