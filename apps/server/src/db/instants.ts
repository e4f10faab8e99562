import type { Instant } from '@retain/domain/calendar/instant'

/**
 * The moment that PostgreSQL prints for a `timestamptz` while the time zone of the connection is UTC, as the domain
 * writes it. Both drivers read through this one function; what is finer than a millisecond is cut off.
 *
 * @example instantFromDatabase('2024-03-05 18:07:00+00') // '2024-03-05T18:07:00.000Z'
 * @example instantFromDatabase('2024-03-05 18:07:00.1234+00') // '2024-03-05T18:07:00.123Z'
 * @throws RangeError for a moment that is not in UTC or not of our calendar (`infinity`, BC).
 */
export function instantFromDatabase(text: string): Instant {
  if (text.length < 22 || text[10] !== ' ' || !text.endsWith('+00'))
    throw new RangeError('A timestamptz was not printed in UTC')
  const fraction = text.slice(19, -3)
  const milliseconds = fraction === '' ? '.000' : fraction.slice(0, 4).padEnd(4, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${milliseconds}Z` as Instant
}
