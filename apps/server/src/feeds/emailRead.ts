import { id } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { recordOpen } from '../features/email/opens/recordOpen'
import { feed } from './feed'

/** A customer opened an email that was sent, as another system saw it: a person's opening (api.md section 3, EMAIL_READ). */
export const emailRead = feed(
  outsideEvent('mailRead', { emailContactDetailId: id }),
  ({ transaction, publish, event, now }) =>
    recordOpen(transaction, publish, { ...event, openClass: 'person', deliveredAt: null }, now),
)
