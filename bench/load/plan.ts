import { randomNumbers } from '../randomNumbers.ts'
import { combinations, type Combination } from '../filterCombinations.ts'

/** A search of a plan: when it is due, who asks, and for what. */
export interface Arrival {
  /** Milliseconds from the start. */
  readonly at: number
  readonly user: number
  readonly combination: Combination
}

/** People who search now and then, each on their own. */
export interface Crowd {
  readonly users: number
  /** How long each thinks between two searches, on average. */
  readonly thinkMs: number
  readonly seconds: number
  readonly seed: number
}

/**
 * When a crowd searches: each user at the moments of a Poisson process, whatever came of the search before. The same crowd
 * has the same plan.
 */
export function planOf({ users, thinkMs, seconds, seed }: Crowd): readonly Arrival[] {
  const random = randomNumbers(seed)
  const wait = () => -Math.log(1 - random()) * thinkMs
  return Array.from({ length: users }, (_, user) => {
    const arrivals: Arrival[] = []
    for (let at = wait(); at < seconds * 1000; at += wait()) {
      const combination = combinations[Math.floor(random() * combinations.length)]
      if (combination !== undefined) arrivals.push({ at, user, combination })
    }
    return arrivals
  })
    .flat()
    .sort((one, other) => one.at - other.at)
}
