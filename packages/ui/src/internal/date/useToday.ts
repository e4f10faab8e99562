import { getLocalTimeZone, today as todayIn, type CalendarDate } from '@internationalized/date'
import { useCallback, useSyncExternalStore } from 'react'
import { parseDay } from './isoDay'

/** The zone, or that of the reader's clock where none is given, or one that the browser does not know. */
const zoneOf = (timeZone: string | undefined): string => {
  if (timeZone === undefined || timeZone === '') return getLocalTimeZone()
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return getLocalTimeZone()
  }
}

const untilMidnight = (zone: string): number =>
  Math.max(1, todayIn(zone).add({ days: 1 }).toDate(zone).getTime() - Date.now())

/** Calls when the day of a zone may be another: after each midnight, and when the page comes into sight again. */
const followDay = (zone: string, onDay: () => void): (() => void) => {
  const look = () => {
    onDay()
    clearTimeout(timer)
    timer = setTimeout(look, untilMidnight(zone))
  }
  let timer = setTimeout(look, untilMidnight(zone))
  // The timers of a computer that slept are late.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const noClock = () => ''

/**
 * The day of today: the caller's, or that of the clock in a time zone, which it follows over midnight. The clock is asked
 * once the part is on the page, so that what a server draws and what the browser draws first are the same; before that
 * it is null.
 */
export const useToday = (today: string | undefined, timeZone?: string): CalendarDate | null => {
  const given = parseDay(today)
  const zone = zoneOf(timeZone)
  const isGiven = given !== null
  const follow = useCallback(
    (onDay: () => void) => (isGiven ? () => undefined : followDay(zone, onDay)),
    [isGiven, zone],
  )
  const clockDay = useSyncExternalStore(follow, isGiven ? noClock : () => todayIn(zone).toString(), noClock)
  return given ?? parseDay(clockDay)
}
