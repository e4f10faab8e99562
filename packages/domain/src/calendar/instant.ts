declare const instant: unique symbol

/**
 * A moment in time as UTC ISO text with milliseconds, such as `2024-03-05T18:07:00.000Z`.
 * Text, not `Date`, so that it can stand in a store, on the wire and in a comparison: later moments sort higher.
 */
export type Instant = string & { readonly [instant]: true }

/** Years of six digits are written with a sign, and would not sort with the others. */
const ofFourDigits = /^\d{4}-/

/** Whether a text is an instant of the calendar (30 February is not). */
export function isInstant(text: string): text is Instant {
  if (!ofFourDigits.test(text)) return false
  const milliseconds = Date.parse(text)
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text
}

/**
 * The instant that lies so many milliseconds after 1 January 1970 UTC.
 *
 * @throws RangeError for a number that is no time.
 */
export const instantFromEpoch = (milliseconds: number): Instant =>
  new Date(milliseconds).toISOString() as Instant

/** Milliseconds since 1 January 1970 UTC. */
export const epochOf = (moment: Instant): number => Date.parse(moment)

/**
 * The moment so many milliseconds later; earlier when negative.
 *
 * @example shifted(now, -60_000) // a minute ago
 */
export const shifted = (moment: Instant, milliseconds: number): Instant =>
  instantFromEpoch(epochOf(moment) + milliseconds)
