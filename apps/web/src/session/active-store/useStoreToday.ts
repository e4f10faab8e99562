import type { Day } from '@retain/domain/calendar/day'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { useStoreOffset } from './useStoreOffset'
import { useMinute } from '../../core/browser/useMinute'

/** The present day of the active store (L-511, D-56); it goes on at the store's midnight. */
export const useStoreToday = (): Day => dayOf(useMinute(), useStoreOffset())
