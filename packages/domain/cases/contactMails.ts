import type { Instant } from '../src/calendar/instant'
import type { LiveMessage } from '../src/live/liveMessage'
import type { ContactLogRequest } from '../src/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '../src/work-log/contact-log/contactLogRow'
import { contactLogRow } from './contactLogRow'

/** A mail of March 2024, by its id. */
export const mail = (id: string, known: Partial<ContactLogRow> = {}): ContactLogRow =>
  contactLogRow({
    inboundContactHistoryId: id,
    inboundCreateDate: '2024-03-05T12:00:00.500Z' as Instant,
    ...known,
  })

/** The first page of all mails of March 2024, as the Contact Log opens. */
export const mailsOfMarch: ContactLogRequest = {
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

/** A mail came. */
export const arrived = (row: ContactLogRow): LiveMessage => ({ type: 'CONTACT_LOG_NEW', payload: row })

/** A mail was answered. */
export const answered = (row: ContactLogRow): LiveMessage => ({ type: 'CONTACT_LOG_REPLY', payload: row })
