import { recordUsage } from '@retain/api-client/usage'
import { isInstant, type Instant } from '@retain/domain/calendar/instant'
import type { ApiHost } from '../../apiHost'
import { Refusal } from '../../errors'
import { mount } from '../../mount'
import { addUsage } from './usageQueries'

/** Serves the record of what people do. */
export function mountUsage(host: ApiHost): void {
  mount(host, recordUsage, async ({ body: { hyperionId, usageTimestamp, action }, caller, db }) => {
    const usedAt = instantOfUsage(usageTimestamp)
    await addUsage(db, { hyperionId, userName: caller.userName, action, usedAt })
    return null
  })
}

/** The moment of a usage timestamp, `2024/03/05 18:07:09` in UTC. Its shape is the codec's business, its calendar ours. */
function instantOfUsage(timestamp: string): Instant {
  const text = `${timestamp.replaceAll('/', '-').replace(' ', 'T')}.000Z`
  if (isInstant(text)) return text
  const fault = { field: 'usageTimestamp', code: 'invalid', message: 'usage timestamp' }
  throw new Refusal('invalid', 'The request does not have the agreed shape.', [fault])
}
