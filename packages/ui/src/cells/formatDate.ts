import { developerError } from '../internal/developer-error/developerError'

/** Whose clock and calendar an instant is shown by: minutes from UTC, east positive (-300), or an IANA name. */
export type DateZone = number | string

interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

type Print = (time: WallTime) => string

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const padded = (amount: number, digits = 2): string => String(amount).padStart(digits, '0')
const noon = (hour: number): string => (hour < 12 ? 'am' : 'pm')

const fields: Readonly<Record<string, Print>> = {
  YYYY: ({ year }) => padded(year, 4),
  YY: ({ year }) => padded(year % 100),
  MMM: ({ month }) => months[month - 1] ?? '',
  MM: ({ month }) => padded(month),
  DD: ({ day }) => padded(day),
  HH: ({ hour }) => padded(hour),
  hh: ({ hour }) => padded(hour % 12 || 12),
  h: ({ hour }) => String(hour % 12 || 12),
  mm: ({ minute }) => padded(minute),
  ss: ({ second }) => padded(second),
  A: ({ hour }) => noon(hour).toUpperCase(),
  a: ({ hour }) => noon(hour),
}

/** Formats and zones are few and come with every cell: each is read once. */
const prints = new Map<string, readonly Print[]>()
const zones = new Map<string, Intl.DateTimeFormat | undefined>()

function printsOf(format: string): readonly Print[] {
  const known = prints.get(format)
  if (known !== undefined) return known
  const parts = format.match(/YYYY|YY|MMM|MM|DD|HH|hh|h|mm|ss|A|a|[^]/g) ?? []
  const compiled = parts.map((part): Print => fields[part] ?? (() => part))
  prints.set(format, compiled)
  return compiled
}

const wallTimeOfUtc = (milliseconds: number): WallTime => {
  const moment = new Date(milliseconds)
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: moment.getUTCSeconds(),
  }
}

/** Undefined for an unknown name of a zone, which is a developer error. */
function formatterOf(zone: string): Intl.DateTimeFormat | undefined {
  if (zones.has(zone)) return zones.get(zone)
  try {
    const formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    zones.set(zone, formatter)
    return formatter
  } catch {
    developerError(`"${zone}" is no time zone. What is shown by its clock is blank.`)
    zones.set(zone, undefined)
    return undefined
  }
}

function wallTimeInZone(milliseconds: number, zone: string): WallTime | undefined {
  const formatter = formatterOf(zone)
  if (formatter === undefined) return undefined
  const parts = formatter.formatToParts(milliseconds)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}

const shape = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/

/** The text's clock and calendar in a zone; nothing for what is no date, such as 30 February. */
function wallTimeOf(text: string, zone: DateZone): WallTime | undefined {
  const [, day, time = '00:00', designator] = shape.exec(text) ?? []
  if (day === undefined) return undefined
  const written = wallTimeOfUtc(Date.parse(`${day}T${time}Z`))
  // Date takes 30 February for 2 March, and what is no date at all for NaN.
  if (written.day !== Number(day.slice(8))) return undefined
  // A day, and a time without a zone, stand as they are written.
  if (designator === undefined) return written
  const moment = Date.parse(`${day}T${time}${designator}`)
  // An offset that no clock has, such as +99:00.
  if (Number.isNaN(moment)) return undefined
  if (typeof zone === 'string') return wallTimeInZone(moment, zone)
  return Number.isFinite(zone) ? wallTimeOfUtc(moment + zone * 60_000) : undefined
}

/**
 * A day (`2026-11-21`) or an instant (`2026-11-21T03:00:00Z`) in a format of `YYYY YY MMM MM DD HH hh h mm ss A a`; every
 * other character stands for itself. An instant is shown by the clock of the zone, never of the machine; a day, and a time
 * without a zone, are shown as they are written. What is no date of the calendar is blank; so is an instant in a zone that
 * does not exist, which is said while developing.
 *
 * @example formatDate('2026-11-21', 'MM/DD/YY', 0) // '11/21/26'
 * @example formatDate('2026-11-21T03:07:00Z', 'MM/DD/YYYY h:mm A', -300) // '11/20/2026 10:07 PM'
 */
export function formatDate(value: string | null | undefined, format: string, zone: DateZone): string {
  const time = typeof value === 'string' ? wallTimeOf(value, zone) : undefined
  if (time === undefined) return ''
  return printsOf(format)
    .map((print) => print(time))
    .join('')
}
