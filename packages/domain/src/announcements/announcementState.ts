import { epochOf, type Instant } from '../calendar/instant'
import { isDisplayed, type Announcement } from './announcement'

/** How an announcement stands, as its administrators see it: switched off, still to come, shown, or over. Ours. */
export type AnnouncementState = 'notActive' | 'later' | 'active' | 'ended'

/** What each state is called. */
export const announcementStates: Readonly<Record<AnnouncementState, string>> = {
  notActive: 'Not active',
  later: 'Active, later',
  active: 'Active',
  ended: 'Ended',
}

/**
 * How an announcement stands at a moment (S-790).
 *
 * @example announcementState({ active: true, displayFrom: null, displayTo: null }, now) // 'active'
 */
export function announcementState(
  announcement: Pick<Announcement, 'active' | 'displayFrom' | 'displayTo'>,
  now: Instant,
): AnnouncementState {
  if (!announcement.active) return 'notActive'
  if (isDisplayed(announcement, now)) return 'active'
  const { displayTo } = announcement
  return displayTo !== null && epochOf(displayTo) < epochOf(now) ? 'ended' : 'later'
}
