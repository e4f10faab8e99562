import { parseUtcOffset, utc, type OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { Caller } from './caller'

/** The offset of a store, as the profile of whoever asks has it and the app shows it; UTC where it has none. */
export const offsetOf = ({ stores }: Caller, hyperionId: string): OffsetMinutes =>
  parseUtcOffset(stores.find(({ storeCode }) => storeCode === hyperionId)?.timeZoneOffset ?? null) ?? utc
