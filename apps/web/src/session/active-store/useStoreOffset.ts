import { parseUtcOffset, utc, type OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from './activeStoreSlice'

/** The offset in which dates are shown: the active store's (D-56). */
export function useStoreOffset(): OffsetMinutes {
  const utcOffset = useAppSelector(selectActiveStore)?.utcOffset ?? null
  return parseUtcOffset(utcOffset) ?? utc
}
