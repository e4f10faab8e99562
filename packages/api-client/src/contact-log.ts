import * as t from 'io-ts'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { contactLogColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { repliedStatuses, type ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import {
  dollars,
  hyperionId,
  instant,
  matching,
  nullable,
  oneOf,
  opptId,
  pageOf,
  record,
  text,
  whole,
} from './kernel/codecs'
import { dealTypeFields } from './dealType'
import { endpoint } from './kernel/endpoint'
import { sortAndPage } from './kernel/search'
import { rowLockFields } from './lock'

/** `YYYY-MM-DD HH:mm:ss` in UTC, the Contact Log's own format; `to` covers its whole second (D-18). */
const contactLogTime = matching('contact log time', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)

/** A row of the Contact Log (domain `ContactLogRow`). */
export const contactLogRow: t.Type<ContactLogRow, unknown> = record(
  {
    opptId,
    hyperionId,
    customer: t.string,
    fullName: nullable(t.string),
    ...dealTypeFields,
    paymentsLeft: nullable(whole()),
    inboundCreateDate: instant,
    emailSentBy: nullable(t.string),
    emailSentByName: nullable(t.string),
    inboundContactHistoryId: text,
    inboundEmailContactDetailId: text,
    emailSubject: t.string,
    vehicleYear: nullable(whole()),
    vehicleModel: nullable(t.string),
    equityAmt: nullable(dollars),
    replyContactHistoryId: nullable(t.string),
    replyBy: nullable(t.string),
    replyByName: nullable(t.string),
    replyDate: nullable(instant),
    replyOverride: t.boolean,
    replyOverrideBy: nullable(t.string),
    replyOverrideDate: nullable(instant),
    leadId: nullable(t.string),
    statusCode: oneOf(statusCodes, 'status code'),
    isOrphan: t.boolean,
    ...rowLockFields,
    rowVersion: whole(0),
  },
  'contact log row',
)

/** One page of a store's Contact Log. The no-reply count is the total of a search for "not responded" (D-14). */
export const searchContactLog = endpoint({
  name: 'searchContactLog',
  base: 'engine',
  method: 'POST',
  path: '/v1/contactlog',
  body: t.intersection([
    record({ hyperionId, from: contactLogTime, to: contactLogTime }),
    t.exact(t.partial({ repliedStatus: oneOf([...repliedStatuses, 'ALL', '']), emailSentBy: t.string })),
    sortAndPage(contactLogColumnKeys),
  ]),
  output: pageOf(contactLogRow),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
  rows: ['S-130', 'S-131', 'S-427', 'L-422', 'L-423', 'L-424', 'L-442', 'L-553'],
})
