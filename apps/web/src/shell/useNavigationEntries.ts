import { navigationEntries } from '@retain/domain/session/routes/navigation'
import { pageBeneath } from '@retain/domain/session/redirects/modalRoutes'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { selectConfig } from '../core/config/appConfigSlice'
import { useAppSelector } from '../core/state/appHooks'
import { selectRoles } from '../session/sessionSlice'
import { activeKeyOf, bottomBarLinks, sideNavigationEntries } from './navigationEntries'
import { returnUrlIn } from './returnUrl'
import { useSettings } from '../session/active-store/useStore'
import { useNoReplyCount } from './no-reply/useNoReplyCount'

/** The left navigation of the signed-in person in the active store, and which entry is highlighted. */
export function useNavigationEntries() {
  const roles = useAppSelector(selectRoles)
  const { reportsUrl } = useAppSelector(selectConfig)
  const settings = useSettings()
  const noReplyCount = useNoReplyCount()
  const location = useLocation()

  const permitted = useMemo(
    () => navigationEntries({ roles, settings, reportsUrl, noReplyCount }),
    [roles, settings, reportsUrl, noReplyCount],
  )
  const entries = useMemo(() => sideNavigationEntries(permitted, noReplyCount), [permitted, noReplyCount])
  const bottomLinks = useMemo(() => bottomBarLinks(permitted, noReplyCount), [permitted, noReplyCount])
  return {
    entries,
    bottomLinks,
    activeKey: activeKeyOf(
      permitted,
      pageBeneath(location.pathname, location.state),
      returnUrlIn(location.state),
    ),
  }
}
