import { epochOf, type Instant } from './instant'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago something was, in the words of the lock tooltip (L-587): 'a few seconds ago', 'a minute ago',
 * '5 minutes ago', 'an hour ago', '2 hours ago', 'a day ago', '3 days ago'. Each step begins where the next larger
 * unit is nearer (45 seconds, 45 minutes, 22 hours). What lies ahead, because two clocks differ, is 'a few seconds ago'.
 *
 * @example timeAgo(lockedDT, now) // '5 minutes ago'
 */
export function timeAgo(from: Instant, now: Instant): string {
  const passed = epochOf(now) - epochOf(from)
  if (passed < 45 * second) return 'a few seconds ago'
  if (passed < 1.5 * minute) return 'a minute ago'
  if (passed < 44.5 * minute) return `${Math.round(passed / minute)} minutes ago`
  if (passed < 1.5 * hour) return 'an hour ago'
  if (passed < 21.5 * hour) return `${Math.round(passed / hour)} hours ago`
  if (passed < 1.5 * day) return 'a day ago'
  return `${Math.round(passed / day)} days ago`
}
