import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { contactLogRow } from '@retain/api-client/contact-log'
import * as E from 'fp-ts/Either'

/** A row of the Contact Log on the wire: an email that waits for a reply, which answers one of Ann Lee. */
export const wireContact = (changes: Readonly<Record<string, unknown>> = {}) => ({
  opptId: '1000001',
  hyperionId: 'HAR',
  customer: 'Castellanos, Hana',
  fullName: null,
  dealType: 'Finance',
  dealTypeCode: null,
  paymentsLeft: 39,
  inboundCreateDate: '2026-11-20T14:12:00.000Z',
  emailSentBy: 'ann.lee',
  emailSentByName: 'Ann Lee',
  inboundContactHistoryId: '501',
  inboundEmailContactDetailId: '701',
  emailSubject: 'Re: Your Accord',
  vehicleYear: 2021,
  vehicleModel: 'Accord',
  equityAmt: 8481,
  replyContactHistoryId: null,
  replyBy: null,
  replyByName: null,
  replyDate: null,
  replyOverride: false,
  replyOverrideBy: null,
  replyOverrideDate: null,
  leadId: null,
  statusCode: 'IPCM',
  isOrphan: false,
  isCustomerLocked: false,
  isLocked: false,
  lockedUserId: null,
  lockedBy: null,
  lockedDT: null,
  rowVersion: 1,
  ...changes,
})

/** The same as the app holds it. */
export function contactRow(changes: Readonly<Record<string, unknown>> = {}): ContactLogRow {
  const row = contactLogRow.decode(wireContact(changes))
  if (E.isLeft(row)) throw new Error('This is no row of the Contact Log')
  return row.right
}

/** What an override answers to the row with these fields. */
export const wireOverridden = (changes: Readonly<Record<string, unknown>> = {}) =>
  wireContact({
    replyOverride: true,
    replyOverrideBy: 'ann.lee',
    replyOverrideDate: '2026-11-21T15:00:00.000Z',
    rowVersion: 2,
    ...changes,
  })
