import { epochOf, type Instant } from '../calendar/instant'

/**
 * A message of the administrators to everybody (S-257). Both ends of its time may be open: at once, without end
 * (S-790).
 */
export interface Announcement {
  readonly announcementId: string
  readonly title: string
  /** HTML written by users: cleaned before it is shown (S-258, S-789). */
  readonly body: string
  readonly displayFrom: Instant | null
  readonly displayTo: Instant | null
  readonly active: boolean
  readonly viewed: boolean
  /** Counted up with each change. */
  readonly version: number
}

/** What is saved, in the middle of a sentence. */
export const announcementNoun = 'announcement'

/** The title of the dialog (S-248). */
export const announcementsTitle = 'Announcements'

/** The control with which an opened announcement becomes unread (S-253). */
export const markAsUnreadLabel = 'Mark As Unread'

/** How long after the shell is drawn announcements are first loaded, in milliseconds (S-256). */
export const announcementsDelay = 1500

/** Whether an announcement is to be shown at a moment; both ends belong to its time (S-788, S-790). */
export const isDisplayed = (
  { active, displayFrom, displayTo }: Pick<Announcement, 'active' | 'displayFrom' | 'displayTo'>,
  now: Instant,
): boolean =>
  active &&
  (displayFrom === null || epochOf(displayFrom) <= epochOf(now)) &&
  (displayTo === null || epochOf(now) <= epochOf(displayTo))

/** One that shows at once goes behind every one with a beginning. */
const beginning = ({ displayFrom }: Announcement): number =>
  displayFrom === null ? -Infinity : epochOf(displayFrom)

/** The announcements to be shown at a moment, newest beginning first (S-249, S-788); equal ones keep their order. */
export const displayedAnnouncements = (
  announcements: readonly Announcement[],
  now: Instant,
): Announcement[] =>
  announcements
    .filter((announcement) => isDisplayed(announcement, now))
    .sort((one, other) => (beginning(one) === beginning(other) ? 0 : beginning(other) - beginning(one)))

/** Whether the dialog opens by itself after the first load: something to be shown has not been viewed (S-788). */
export const opensAnnouncements = (announcements: readonly Announcement[], now: Instant): boolean =>
  announcements.some((announcement) => !announcement.viewed && isDisplayed(announcement, now))
