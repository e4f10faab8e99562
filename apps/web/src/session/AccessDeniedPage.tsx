import { accessDeniedTexts } from '@retain/domain/messages/pageTexts'
import { Button } from '@retain/ui/button'
import { PageMessage } from '@retain/ui/page-message'
import { useAppDispatch } from '../core/state/appHooks'
import { logOut } from './logOut'

/** `/access_denied`: for people whose roles do not include a page (S-067, S-749). */
export function AccessDeniedPage() {
  const dispatch = useAppDispatch()
  return (
    <PageMessage
      kind="access-denied"
      {...accessDeniedTexts}
      action={<Button onPress={() => void dispatch(logOut())}>Sign Out</Button>}
      isWindow
    />
  )
}
