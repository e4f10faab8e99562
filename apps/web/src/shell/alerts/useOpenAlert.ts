import { alertPath, alertTarget } from '@retain/domain/alerts/alertTarget'
import type { Notification } from '@retain/domain/alerts/notification'
import { isSamePage } from '@retain/domain/session/routes/samePage'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../core/state/appHooks'
import { useLeave } from '../../forms/unsavedChanges'
import { announcementsOpened } from '../announcements/announcementsSlice'
import { alertsApi } from './alertsApi'

/**
 * Opens what an alert is about and marks it as viewed, after Confirm Close where the page that is left has unsaved changes;
 * whoever stays leaves it unviewed (S-210 to S-216, S-775, S-776).
 */
export function useOpenAlert(): (alert: Notification) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const leave = useLeave()
  const { pathname } = useLocation()
  return (alert) => {
    const target = alertTarget(alert)
    const path = alertPath(target)
    const open = () => {
      if (!alert.viewed)
        void dispatch(
          alertsApi.endpoints.markViewed.initiate({ body: [alert.notificationId] }, { track: false }),
        )
      if (path !== null) void navigate(path)
      if (target.kind === 'announcement') dispatch(announcementsOpened(target.announcementId))
    }
    // Another tab of the same opportunity keeps what is typed.
    if (path === null || isSamePage(pathname, path)) open()
    else leave(open)
  }
}
