import { epochOf, type Instant } from './instant'
import type { OffsetMinutes } from './storeOffset'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const twoDigits = (amount: number): string => String(amount).padStart(2, '0')

/** The parts of a moment as the store's clock and calendar show them. */
function partsOf(moment: Instant, offset: OffsetMinutes) {
  const local = new Date(epochOf(moment) + offset * 60_000)
  const hours = local.getUTCHours()
  return {
    YYYY: String(local.getUTCFullYear()).padStart(4, '0'),
    YY: twoDigits(local.getUTCFullYear() % 100),
    MM: twoDigits(local.getUTCMonth() + 1),
    MMM: months[local.getUTCMonth()],
    DD: twoDigits(local.getUTCDate()),
    HH: twoDigits(hours),
    hh: twoDigits(hours % 12 || 12),
    h: String(hours % 12 || 12),
    mm: twoDigits(local.getUTCMinutes()),
    ss: twoDigits(local.getUTCSeconds()),
    a: hours < 12 ? 'am' : 'pm',
  }
}

/** Prints a moment in the store's offset. */
export type InstantFormat = (moment: Instant, offset: OffsetMinutes) => string

const format =
  (print: (parts: ReturnType<typeof partsOf>) => string): InstantFormat =>
  (moment, offset) =>
    print(partsOf(moment, offset))

/** `MM/DD/YYYY h:mm A`, as dates with a time are shown (S-465): `03/05/2024 1:07 PM`. */
export const formatDateTime = format((p) => `${p.MM}/${p.DD}/${p.YYYY} ${p.h}:${p.mm} ${p.a.toUpperCase()}`)

/** `MM/DD/YYYY hh:mm a`, as notifications show their date (S-466): `03/05/2024 01:07 pm`. */
export const formatNotificationDate = format((p) => `${p.MM}/${p.DD}/${p.YYYY} ${p.hh}:${p.mm} ${p.a}`)

/** `YYYY/MM/DD HH:mm:ss`, as some calls take a time (S-467): `2024/03/05 13:07:09`. */
export const formatTimestamp = format((p) => `${p.YYYY}/${p.MM}/${p.DD} ${p.HH}:${p.mm}:${p.ss}`)

/** `MM/DD/YYYY hh:mma`, as admin lists show when something was changed (S-468): `03/05/2024 01:07pm`. */
export const formatCompactDateTime = format((p) => `${p.MM}/${p.DD}/${p.YYYY} ${p.hh}:${p.mm}${p.a}`)

/** `MM/DD/YY`, as cells of the logs show a date (L-452): `03/05/24`. */
export const formatShortDate = format((p) => `${p.MM}/${p.DD}/${p.YY}`)

/** `h:mm a`, as cells of the logs show a time (L-453): `2:05 pm`. */
export const formatTime = format((p) => `${p.h}:${p.mm} ${p.a}`)

/** `DD MMM YYYY`, as date inputs and filter tags show a date (L-454): `05 Mar 2024`. */
export const formatDayMonthYear = format((p) => `${p.DD} ${p.MMM} ${p.YYYY}`)

/** `MM/DD/YYYY`, as a heading names a day: `03/05/2024`. */
export const formatDate = format((p) => `${p.MM}/${p.DD}/${p.YYYY}`)

/** `MM/DD`, as a sentence names a day of this year: `03/05`. */
export const formatMonthDay = format((p) => `${p.MM}/${p.DD}`)
