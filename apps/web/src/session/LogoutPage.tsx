import { routes } from '@retain/domain/session/routes'
import { LinkButton } from '@retain/ui/link-button'
import { PageMessage } from '@retain/ui/page-message'

/** `/Logout`: where signing out ends (S-068, S-749). The link loads the app anew, so that nothing is left of the person before. */
export function LogoutPage() {
  return (
    <PageMessage
      kind="signed-out"
      text="You have been signed out."
      action={
        <LinkButton variant="primary" href={routes.login.path}>
          Sign In
        </LinkButton>
      }
      isWindow
    />
  )
}
