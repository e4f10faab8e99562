declare const instant: unique symbol

/**
 * A moment in time as UTC ISO text with milliseconds, such as `2024-03-05T18:07:00.000Z`.
 * Text, not `Date`, so that it can stand in a store, on the wire and in a comparison: later moments sort higher.
 */
export type Instant = string & { readonly [instant]: true }

/**
 * The years in which days (1000 to 2999) begin and end, whatever the offset. A moment within them that is moved by some days
 * stays in a year of four digits, which sorts with the others and which every database keeps.
 */
const ofOurYears = /^(?:0999|[12]\d{3}|3000)-/

/** Whether a text is an instant of the calendar (30 February is not), in the years that days can be of. */
export function isInstant(text: string): text is Instant {
  if (!ofOurYears.test(text)) return false
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
