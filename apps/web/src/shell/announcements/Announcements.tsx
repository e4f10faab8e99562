import { announcementsDelay, opensAnnouncements } from '@retain/domain/announcements/announcement'
import { useCallback, useEffect } from 'react'
import { readOnce } from '../../core/api/readOnce'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyDialog } from '../../core/lazy/LazyDialog'
import { useAppDispatch, useAppSelector, type AppThunk } from '../../core/state/appHooks'
import { announcementsApi } from './announcementsApi'
import {
  announcementsClosed,
  announcementsLoaded,
  announcementsOpened,
  selectAnnouncementsDialog,
  selectHasLoadedAnnouncements,
} from './announcementsSlice'

const announcementsDialog = lazyCode(() => import('./AnnouncementsDialog'))

/** Loads the announcements, and opens their dialog where one of them was not viewed yet (S-788). */
const loadAnnouncements =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    dispatch(announcementsLoaded())
    const { data = [] } = await dispatch(
      readOnce(announcementsApi.endpoints.listAnnouncements.initiate({}, { forceRefetch: true })),
    )
    // An alert may have opened them meanwhile: what it opened stays open.
    if (selectAnnouncementsDialog(getState()) === null && opensAnnouncements(data, now()))
      dispatch(announcementsOpened(null))
  }

/** The announcements over every page: first loaded a moment after the shell is drawn, and opened by an alert (S-143, S-256). */
export function Announcements() {
  const dispatch = useAppDispatch()
  const hasLoaded = useAppSelector(selectHasLoadedAnnouncements)
  const dialog = useAppSelector(selectAnnouncementsDialog)
  useEffect(() => {
    if (hasLoaded) return undefined
    const timer = window.setTimeout(() => void dispatch(loadAnnouncements()), announcementsDelay)
    return () => window.clearTimeout(timer)
  }, [dispatch, hasLoaded])
  const close = useCallback(() => dispatch(announcementsClosed()), [dispatch])
  if (dialog === null) return null
  return (
    <LazyDialog code={announcementsDialog} onFailed={close}>
      {({ AnnouncementsDialog }) => <AnnouncementsDialog at={dialog.at} onClose={close} />}
    </LazyDialog>
  )
}
