import { readUsageTimestamp } from '@retain/domain/calendar/usageTimestamp'
import * as t from 'io-ts'
import { checked, hyperionId, listUpTo, matching, record } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** `YYYY/MM/DD HH:mm:ss` in UTC (S-814). */
const usageTimestamp = checked(
  'usage timestamp',
  (value): value is string => typeof value === 'string' && readUsageTimestamp(value) !== null,
)

/** The name of an action: an endpoint, an event by hand or a route pattern. Nothing personal fits into it. */
const action = matching('action name', /^[\w:/.*-]{1,100}$/)

/** What was done, where and when. */
const usageEvent = record({ hyperionId, usageTimestamp, action })

/** What was done, where and when. */
export type UsageEvent = t.TypeOf<typeof usageEvent>

/** Records that something was done, for usage analytics. A failure goes to the log only. */
export const recordUsage = endpoint({
  name: 'recordUsage',
  base: 'application',
  method: 'POST',
  path: '/user-usage',
  body: usageEvent,
  output: t.null,
  access: 'token',
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'usage',
  doNotLog: true,
  handlesNotFound: true,
  rows: ['S-418', 'S-813', 'O-033', 'O-524'],
})

/** The most records that are sent together. */
export const mostUsageEvents = 100

/**
 * The same of several actions at once (D-67): all are recorded or none, and however often a batch is sent with its key, it is
 * recorded once.
 */
export const recordUsages = endpoint({
  name: 'recordUsages',
  base: 'application',
  method: 'POST',
  path: '/user-usage/batch',
  body: record({ events: listUpTo(mostUsageEvents, usageEvent) }),
  output: t.null,
  access: 'token',
  scope: { stores: ({ body }) => [...new Set(body.events.map((event) => event.hyperionId))] },
  kind: 'usage',
  doNotLog: true,
  handlesNotFound: true,
  isIdempotent: true,
  outlivesPage: true,
  rows: [],
})
