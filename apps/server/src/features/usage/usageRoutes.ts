import { recordUsage } from '@retain/api-client/usage'
import { readUsageTimestamp } from '@retain/domain/calendar/usageTimestamp'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { addUsage } from './usageQueries'

/** Serves the record of what people do. */
export function mountUsage(host: ApiHost): void {
  mount(host, recordUsage, async ({ body: { hyperionId, usageTimestamp, action }, caller, db }) => {
    const usedAt = readUsageTimestamp(usageTimestamp)
    // The codec has let through nothing else.
    if (usedAt === null) throw new Error('A usage timestamp passed its codec and cannot be read')
    await addUsage(db, { hyperionId, userName: caller.userName, action, usedAt })
    return null
  })
}
