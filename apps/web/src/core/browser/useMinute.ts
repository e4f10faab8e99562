import { instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'
import { useEffect, useState } from 'react'

const minute = 60_000

const present = (): Instant => instantFromEpoch(Date.now())

/** The present time, updated once a minute, so that texts such as "5 minutes ago" stay correct. */
export function useMinute(): Instant {
  const [now, setNow] = useState(present)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(present()), minute)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
