import { formatDateTime } from '@retain/domain/calendar/formats'
import type { Instant } from '@retain/domain/calendar/instant'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'

/** A moment of the store in words; empty for none. */
export const momentText = (moment: Instant | null, offset: OffsetMinutes): string =>
  moment === null ? '' : formatDateTime(moment, offset)
