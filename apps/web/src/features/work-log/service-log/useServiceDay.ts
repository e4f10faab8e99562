import type { Instant } from '@retain/domain/calendar/instant'
import { firstMoment } from '@retain/domain/calendar/storeDay'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import {
  defaultServiceLogFilters,
  type ServiceLogFilters,
} from '@retain/domain/work-log/service-log/serviceLogFilters'
import { useMemo } from 'react'
import { useStoreOffset } from '../../../session/active-store/useStoreOffset'
import { useStoreToday } from '../filters/useStoreToday'

/** The day that the Service Log opens on. */
export interface ServiceDay {
  /** The present day of the store, `YYYY-MM-DD`, and its first moment. */
  readonly today: string
  readonly begins: Instant
  readonly offset: OffsetMinutes
  /** What the filters hold when the log opens: that day, and all of everything else (L-159, L-162, L-516). */
  readonly defaults: ServiceLogFilters
}

/** The present day in the active store; the same object until its midnight. */
export function useServiceDay(): ServiceDay {
  const offset = useStoreOffset()
  const today = useStoreToday()
  return useMemo(() => {
    const begins = firstMoment(today, offset)
    return { today, begins, offset, defaults: defaultServiceLogFilters(begins, offset) }
  }, [today, offset])
}
