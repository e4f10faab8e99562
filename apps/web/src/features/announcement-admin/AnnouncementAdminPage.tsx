import type { Announcement } from '@retain/domain/announcements/announcement'
import {
  announcementState,
  announcementStates,
  type AnnouncementState,
} from '@retain/domain/announcements/announcementState'
import { shortPageSize } from '@retain/domain/paging/pageSize'
import { Chip, type ChipTone } from '@retain/ui/chip'
import { useMinute } from '../../core/browser/useMinute'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { AdminScreen } from '../admin-list/AdminScreen'
import { useShownRow } from '../admin-list/useShownRow'
import { useListAnnouncementsAdminQuery } from './announcementAdminApi'
import { AnnouncementWork } from './AnnouncementWork'
import { momentText } from './momentText'

const texts = {
  newLabel: 'New announcement',
  allLabel: 'All announcements',
  countText: 'announcements, newest first',
  emptyText: 'There are no announcements.',
  chooseText: 'Choose an announcement, or write a new one.',
  failedText: 'The announcements could not be loaded.',
}

const tones: Readonly<Record<AnnouncementState, ChipTone>> = {
  active: 'info',
  later: 'sched',
  ended: 'line',
  notActive: 'line',
}

/** The announcements, to be written, changed and deleted by their administrators (S-038, S-394, S-432). */
export function AnnouncementAdminPage() {
  const shown = useShownRow()
  const now = useMinute()
  const offset = useStoreOffset()
  const { data, isError, refetch } = useListAnnouncementsAdminQuery(
    { query: { pageNumber: shown.page, pageSize: shortPageSize } },
    { refetchOnMountOrArgChange: true },
  )
  const rowOf = (one: Announcement) => {
    const state = announcementState(one, now)
    const from = momentText(one.displayFrom, offset) || 'At once'
    const to = momentText(one.displayTo, offset)
    return {
      id: one.announcementId,
      title: one.title,
      detail: to === '' ? from : `${from} – ${to}`,
      state: <Chip tone={tones[state]}>{announcementStates[state]}</Chip>,
    }
  }
  return (
    <AdminScreen
      texts={texts}
      shown={shown}
      data={data}
      hasFailed={isError}
      onRetry={() => void refetch()}
      rowOf={rowOf}
      Work={AnnouncementWork}
    />
  )
}
