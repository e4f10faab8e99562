import { recordUsage, recordUsages, type UsageEvent } from '@retain/api-client/usage'
import { readUsageTimestamp } from '@retain/domain/calendar/usageTimestamp'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { addUsages, type Usage } from './usageQueries'

/** Serves the record of what people do. */
export function mountUsage(host: ApiHost): void {
  mount(host, recordUsage, async ({ body, caller, db }) => {
    await addUsages(db, [usageOf(body, caller.userName)])
    return null
  })

  mount(host, recordUsages, (call) =>
    command(call, host, recordUsages, async (transaction) => {
      const usages = call.body.events.map((event) => usageOf(event, call.caller.userName))
      await addUsages(transaction, usages)
      return null
    }),
  )
}

function usageOf({ hyperionId, usageTimestamp, action }: UsageEvent, userName: string): Usage {
  const usedAt = readUsageTimestamp(usageTimestamp)
  // The codec has let through nothing else.
  if (usedAt === null) throw new Error('A usage timestamp passed its codec and cannot be read')
  return { hyperionId, userName, action, usedAt }
}
