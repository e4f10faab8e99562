import {
  placeholderValues,
  type OpportunityFacts,
  type PlaceholderValues,
} from '@retain/domain/templates/placeholders'
import { useMemo } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { selectUser } from '../../session/sessionSlice'

/**
 * What the placeholders stand for when the signed-in person uses a template for an opportunity.
 *
 * @returns the same object until something of it changes.
 */
export function usePlaceholderValues(facts: OpportunityFacts): PlaceholderValues {
  const user = useAppSelector(selectUser)
  const storeName = useAppSelector(selectActiveStore)?.name ?? ''
  return useMemo(
    () =>
      placeholderValues(
        {
          fullName: user?.fullName ?? '',
          phone: user?.phoneClean ?? null,
          phoneExt: user?.phoneExt ?? null,
          storeName,
          signature: user?.profile.signature ?? null,
        },
        facts,
      ),
    [user, storeName, facts],
  )
}
