import * as t from 'io-ts'
import { hyperionId, record } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** `YYYY/MM/DD HH:mm:ss` in UTC (S-814). */
const usageTimestamp = new t.Type<string, string>(
  'usage timestamp',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/.test(value)
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
)

/** The name of an action: an endpoint, an event by hand or a route pattern. Nothing personal fits into it. */
const action = new t.Type<string, string>(
  'action name',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^[\w:/.*-]{1,100}$/.test(value)
      ? t.success(value)
      : t.failure(value, context),
  t.identity,
)

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
  doNotLog: true,
  handlesNotFound: true,
  rows: ['S-418', 'S-813', 'O-033', 'O-524'],
})
