import { restartDelay, type Tour } from '@retain/domain/tour/tour'
import { useEffect, useState } from 'react'

/** The tour as it is shown: a change shows after its pause (S-289, S-799). */
export function useRestartedTour(tour: Tour): Tour {
  const [shown, setShown] = useState(tour)
  useEffect(() => {
    if (shown === tour) return undefined
    const timer = window.setTimeout(() => setShown(tour), restartDelay(shown, tour))
    return () => window.clearTimeout(timer)
  }, [shown, tour])
  return shown
}
