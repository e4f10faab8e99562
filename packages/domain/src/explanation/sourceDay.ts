import { parseDay } from '../calendar/day'
import { formatDateOfDay } from '../calendar/storeDay'

/**
 * Where a figure comes from, with the day of the store on which it was read or saved; where that is not known, nothing is said of it.
 *
 * @example sourceOn('On file', 'read', '2026-03-05') // 'On file, read 03/05/2026'
 * @example sourceOn('On file', 'read', null) // 'On file'
 */
export function sourceOn(source: string, what: 'read' | 'saved', on: string | null): string {
  const day = parseDay(on ?? '')
  return day === null ? source : `${source}, ${what} ${formatDateOfDay(day)}`
}
