import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { routes } from '@retain/domain/session/routes/routes'
import { vlsTokenOf } from '@retain/domain/vls/vlsAddresses'
import { LinkButton } from '@retain/ui/link-button'
import { PageMessage } from '@retain/ui/page-message'
import { Splash } from '@retain/ui/splash'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { returnMessage } from './vlsWindow'

/** The window that opened this one; `null` where there is none. */
const openerOf = (): Window | null => window.opener as Window | null

/**
 * `/Vls`: where the listing service returns to (O-030, S-066, S-743, OP-018). It hands the token to the window that opened it, of the
 * same origin only, and closes itself; without one it leads home.
 */
export function VlsReturnPage() {
  const { search } = useLocation()
  const opener = openerOf()
  const token = vlsTokenOf(search)
  useEffect(() => {
    if (opener === null || token === null) return
    opener.postMessage(returnMessage(token), window.location.origin)
    window.close()
  }, [opener, token])
  return (
    <>
      <title>{pageTitles.vls}</title>
      {opener !== null && token !== null ? (
        <Splash text="Returning to Retain" />
      ) : (
        <PageMessage
          kind="signed-out"
          title="Vehicle listing"
          text="There is no window that waits for a vehicle."
          action={
            <LinkButton variant="primary" href={routes.index.path}>
              Go to Retain
            </LinkButton>
          }
          isWindow
        />
      )}
    </>
  )
}
