import { readUsageTimestamp } from '@retain/domain/calendar/usageTimestamp'
import * as t from 'io-ts'
import { checked, hyperionId, matching, record } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** `YYYY/MM/DD HH:mm:ss` in UTC (S-814). */
const usageTimestamp = checked(
  'usage timestamp',
  (value): value is string => typeof value === 'string' && readUsageTimestamp(value) !== null,
)

/** The name of an action: an endpoint, an event by hand or a route pattern. Nothing personal fits into it. */
const action = matching('action name', /^[\w:/.*-]{1,100}$/)

/** Records that something was done, for usage analytics. A failure goes to the log only. */
export const recordUsage = endpoint({
  name: 'recordUsage',
  base: 'application',
  method: 'POST',
  path: '/user-usage',
  body: record({ hyperionId, usageTimestamp, action }),
  output: t.null,
  access: 'token',
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'usage',
  doNotLog: true,
  handlesNotFound: true,
  rows: ['S-418', 'S-813', 'O-033', 'O-524'],
})
