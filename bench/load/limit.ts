import { holds, report } from './summary.ts'
import type { Outcome } from './talk.ts'

/** By how much the rate grows from step to step. */
const growth = 1.5

/** How often the span between the last rate that holds and the first that does not is halved. */
const halvings = 3

const highest = 2_000

/**
 * Raises the rate until too many searches take too long, then looks between the last two; prints every step.
 *
 * @param first the rate to begin with, in searches a second.
 * @returns the last rate that held and the lowest that did not, up to 2,000 a second.
 */
export async function findLimit(
  first: number,
  at: (rate: number) => Promise<Outcome>,
): Promise<{ readonly held: number; readonly lost: number }> {
  const isHeld = async (rate: number): Promise<boolean> => {
    const outcome = await at(rate)
    report(`at ${rate.toFixed(0)} a second`, outcome)
    return holds(outcome)
  }
  let held = 0
  let lost = first
  while (lost < highest && (await isHeld(lost))) {
    held = lost
    lost *= growth
  }
  for (let time = 0; held > 0 && time < halvings; time += 1) {
    const middle = (held + lost) / 2
    if (await isHeld(middle)) held = middle
    else lost = middle
  }
  return { held, lost }
}
