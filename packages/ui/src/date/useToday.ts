import { getLocalTimeZone, today as todayIn, type CalendarDate } from '@internationalized/date'
import { useEffect, useState } from 'react'
import { parseDay } from './isoDay'

/**
 * The day of today: the caller's, or that of the reader's clock. The clock is asked once the part is on the page, so that
 * what a server draws and what the browser draws first are the same; before that it is null.
 */
export const useToday = (today: string | undefined): CalendarDate | null => {
  const [clockDay, setClockDay] = useState<CalendarDate | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setClockDay(todayIn(getLocalTimeZone())))
    return () => clearTimeout(timer)
  }, [])
  return parseDay(today) ?? clockDay
}
