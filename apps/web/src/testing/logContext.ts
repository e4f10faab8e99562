import { dayOf } from '@retain/domain/calendar/storeDay'
import { utc } from '@retain/domain/calendar/storeOffset'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { LogContext } from '@retain/domain/work-log/view/logContext'

/** Somebody without permissions in Harborview Motors, on 21 November 2026. */
export const logContext: LogContext = {
  hyperionId: 'HAR',
  offset: utc,
  today: dayOf(instantFromEpoch(Date.parse('2026-11-21T15:00:00.000Z')), utc),
  roles: [],
  stores: [],
  QuickSearchV2: false,
}
