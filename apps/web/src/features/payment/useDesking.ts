import { deskingOf } from '@retain/domain/payment/desking/deskingSettings'
import { isNeutral, type DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import { useSettings } from '../../session/active-store/useStore'
import { useStoreToday } from '../../session/active-store/useStoreToday'
import { useSame } from '../../core/state/useSame'

/**
 * The desking terms of the active store for a deal that is signed today, the same object until one changes; `undefined` where they
 * change no amount.
 */
export function useDesking(): DeskingTerms | undefined {
  const terms = useSame(deskingOf(useSettings(), useStoreToday()))
  return isNeutral(terms) ? undefined : terms
}
