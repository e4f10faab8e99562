import type { Instant } from '../src/calendar/instant'
import type { LiveMessage } from '../src/live/liveMessage'
import type { ContactLogRequest } from '../src/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '../src/work-log/contact-log/contactLogRow'
import { contactLogRow } from './contactLogRow'

/** An email of March 2024, by its id. */
export const email = (id: string, known: Partial<ContactLogRow> = {}): ContactLogRow =>
  contactLogRow({
    inboundContactHistoryId: id,
    inboundCreateDate: '2024-03-05T12:00:00.500Z' as Instant,
    ...known,
  })

/** The first page of all emails of March 2024, as the Contact Log opens. */
export const emailsOfMarch: ContactLogRequest = {
  hyperionId: 'HAR',
  from: '2024-03-01 05:00:00',
  to: '2024-03-31 04:59:59',
  repliedStatus: 'ALL',
  emailSentBy: 'ALL',
  showAll: false,
  orderBy: 'inboundCreateDate',
  orderDirection: 'desc',
  pageNumber: 1,
  pageSize: 50,
}

/** An email came. */
export const received = (row: ContactLogRow): LiveMessage => ({ type: 'CONTACT_LOG_NEW', payload: row })

/** An email was answered. */
export const answered = (row: ContactLogRow): LiveMessage => ({ type: 'CONTACT_LOG_REPLY', payload: row })
