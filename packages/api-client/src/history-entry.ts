import * as t from 'io-ts'
import { actionResultCodes } from '@retain/domain/activity/actionCodes'
import { openDeliveries } from '@retain/domain/activity/email/emailDelivery'
import type { EmailOpen } from '@retain/domain/activity/email/emailOpen'
import { openClasses } from '@retain/domain/activity/email/imageLoad'
import { entryActions } from '@retain/domain/activity/history/contactActionTypes'
import { contactTypes } from '@retain/domain/activity/history/contactTypes'
import type { HistoryEmail, HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { id, instant, nullable, oneOf, record, text, whole } from './kernel/codecs'

const historyEmail: t.Type<HistoryEmail, unknown> = record(
  {
    direction: oneOf(['in', 'out']),
    emailFrom: t.string,
    emailTo: t.string,
    emailSubject: t.string,
    emailBody: t.string,
    attachments: t.readonlyArray(
      record({ emailAttachmentId: id, name: text, type: t.string, size: whole(0) }, 'attachment'),
    ),
  },
  'email',
)

const emailOpen: t.Type<EmailOpen, unknown> = record(
  {
    openClass: oneOf(openClasses, 'class of opening'),
    openedAt: nullable(instant),
    secondsAfterDelivery: nullable(whole(0)),
  },
  'opening',
)

/** One entry of the contact history (domain `HistoryEntry`). */
export const historyEntry: t.Type<HistoryEntry, unknown> = record(
  {
    contactHistoryId: id,
    contactType: oneOf(contactTypes, 'contact type'),
    createDate: instant,
    contactActionResult: nullable(oneOf(actionResultCodes, 'action result')),
    notes: nullable(t.string),
    hasNotes: t.boolean,
    contactInfo: nullable(t.string),
    contactAction: nullable(oneOf(entryActions, 'contact action')),
    createdBy: nullable(t.string),
    emailContactDetailId: nullable(id),
    email: nullable(historyEmail),
    delivery: nullable(oneOf(openDeliveries, 'delivery')),
    open: nullable(emailOpen),
  },
  'history entry',
)
