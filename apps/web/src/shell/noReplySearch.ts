import type { searchContactLog } from '@retain/api-client/contact-log'
import { addDays, endOfDay, startOfDay } from '@retain/domain/calendar/dayRange'
import type { Instant } from '@retain/domain/calendar/instant'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { firstPage } from '@retain/domain/paging/pageSize'
import type { Store } from '@retain/domain/session/user'

type NoReplySearch = Parameters<typeof searchContactLog.body.encode>[0]

/** The days of the Contact Log's default range: today and the 29 before it. */
const daysBeforeToday = 29

/** `YYYY-MM-DD HH:mm:ss` in UTC, the Contact Log's own format (L-424). */
const contactLogTime = (moment: Instant): string => moment.slice(0, 19).replace('T', ' ')

/**
 * The search whose total is the number of mails that wait for an answer: the store's last 30 days, not responded, one
 * row (S-754, L-538).
 */
export function noReplySearch({ hyperionId, utcOffset }: Store, now: Instant): NoReplySearch {
  const offset = parseUtcOffset(utcOffset) ?? utc
  return {
    hyperionId,
    from: contactLogTime(addDays(startOfDay(now, offset), -daysBeforeToday)),
    to: contactLogTime(endOfDay(now, offset)),
    repliedStatus: 'not responded',
    pageNumber: firstPage,
    pageSize: 1,
  }
}
