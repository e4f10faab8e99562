import * as t from 'io-ts'
import { contactTypes } from '@retain/domain/activity/history/contactTypes'
import { timelineKinds, type TimelineEvent, type TimelinePage } from '@retain/domain/customer-360/timeline360'
import { dollars, instant, nullable, oneOf, opptId, record, text } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const event: t.Type<TimelineEvent, unknown> = record(
  {
    eventId: text,
    at: instant,
    kind: oneOf(timelineKinds, 'kind of event'),
    storeName: nullable(t.string),
    opptId: nullable(opptId),
    contactType: nullable(oneOf(contactTypes, 'contact type')),
    subject: nullable(t.string),
    result: nullable(t.string),
    author: nullable(t.string),
    amount: nullable(dollars),
  },
  'event of a customer',
)

const timelinePage: t.Type<TimelinePage, unknown> = record(
  { list: t.readonlyArray(event), after: nullable(text) },
  'part of a timeline',
)

/** Everything that happened with a customer in the caller's stores, newest first, 50 events a page. */
export const listTimeline = endpoint({
  name: 'listTimeline',
  base: 'customer360',
  method: 'GET',
  path: '/customer/v1/timeline',
  query: t.intersection([record({ opptId, customerId: text }), t.exact(t.partial({ after: text }))]),
  output: timelinePage,
  access: { anyOf: ['CanView360 Access'] },
  scope: { opportunity: ({ query }) => query.opptId },
  handlesNotFound: true,
  rows: [],
})
