import {
  announcementsTitle,
  displayedAnnouncements,
  markAsUnreadLabel,
  type Announcement,
} from '@retain/domain/announcements/announcement'
import {
  markAsUnread,
  openAnnouncement,
  selectAnnouncement,
  type AnnouncementStep,
  type MarkRead,
} from '@retain/domain/announcements/announcementList'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { Accordion } from '@retain/ui/accordion'
import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { RichTextViewer } from '@retain/ui/rich-text-viewer'
import { Skeleton } from '@retain/ui/skeleton'
import { Megaphone } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useMinute } from '../../core/browser/useMinute'
import { useAppDispatch } from '../../core/state/appHooks'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { announcementsApi, useListAnnouncementsQuery } from './announcementsApi'
import { Body, Count, Folds } from './announcementsStyle'

interface AnnouncementsDialogProps {
  /** The announcement that opens with the dialog, as an alert names it; `null` for none. */
  readonly at: string | null
  readonly onClose: () => void
}

/** The announcements of the administrators, each a fold; opening one marks it read (S-248 to S-258). */
export function AnnouncementsDialog({ at, onClose }: AnnouncementsDialogProps) {
  const now = useMinute()
  const { data, isError, isFetching, refetch } = useListAnnouncementsQuery(
    {},
    { refetchOnMountOrArgChange: at !== null },
  )
  const announcements = useMemo(
    () => (data === undefined ? null : displayedAnnouncements(data, now)),
    [data, now],
  )
  const unread = announcements?.filter(({ viewed }) => !viewed).length ?? 0
  const content = () => {
    if (isError && announcements === null)
      return (
        <ErrorState
          text="The announcements could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )
    // What was kept of an earlier visit may lack the one that an alert names.
    if (announcements === null || (at !== null && isFetching))
      return <Skeleton lines={6} label="Loading the announcements" />
    if (announcements.length === 0)
      return (
        <EmptyState icon={<Megaphone aria-hidden="true" />} text="There are no announcements at present." />
      )
    return <AnnouncementFolds key={at} announcements={announcements} at={at} />
  }
  return (
    <Dialog
      title={announcementsTitle}
      isOpen
      size="wide"
      onClose={onClose}
      footerStart={
        announcements !== null && <Count role="status">{`${unread} of ${announcements.length} unread`}</Count>
      }
      footer={<Button onPress={onClose}>Close</Button>}
    >
      {content()}
    </Dialog>
  )
}

interface AnnouncementFoldsProps {
  readonly announcements: readonly Announcement[]
  readonly at: string | null
}

function AnnouncementFolds({ announcements, at }: AnnouncementFoldsProps) {
  const dispatch = useAppDispatch()
  const offset = useStoreOffset()
  const [first] = useState(() => openAnnouncement({ announcements, openId: null }, at))
  const [openId, setOpenId] = useState(first.list.openId)
  const send = useCallback(
    (mark: MarkRead | null) => {
      if (mark !== null)
        void dispatch(announcementsApi.endpoints.markRead.initiate({ body: mark }, { track: false }))
    },
    [dispatch],
  )
  useEffect(() => send(first.mark), [send, first])
  const take = ({ list, mark }: AnnouncementStep) => {
    setOpenId(list.openId)
    send(mark)
  }
  return (
    <Folds>
      <Accordion
        keepsSummary
        headingLevel={3}
        expanded={openId === null ? [] : [openId]}
        onExpandedChange={([id]) => {
          const selected = id ?? openId
          if (selected !== null) take(selectAnnouncement({ announcements, openId }, selected))
        }}
        items={announcements.map((one) => ({
          id: one.announcementId,
          title: one.title,
          summary: one.displayFrom === null ? undefined : formatDateTime(one.displayFrom, offset),
          isUnread: !one.viewed,
          content: (
            <Body>
              <RichTextViewer html={one.body} allowList={allowedHtml} />
              <Button
                size="small"
                onPress={() => take(markAsUnread({ announcements, openId }, one.announcementId))}
              >
                {markAsUnreadLabel}
              </Button>
            </Body>
          ),
        }))}
      />
    </Folds>
  )
}
