import { completedTourText } from '@retain/domain/tour/completedTour'
import { completedTourKey } from '@retain/domain/tour/completedTourKey'
import type { Tour } from '@retain/domain/tour/tour'
import { useEffect } from 'react'
import { localTexts } from '../../core/browser/storage'
import { useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'

/** Keeps which containers are completed, for this user on this browser (S-798). */
export function useCompletedKept(tour: Tour): void {
  const userName = useAppSelector(selectUser)?.userName
  const text = completedTourText(tour)
  useEffect(() => {
    if (userName !== undefined) localTexts.write(completedTourKey(userName), text === '' ? null : text)
  }, [userName, text])
}
