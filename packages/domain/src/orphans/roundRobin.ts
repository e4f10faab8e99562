import type { Assignment, Orphan } from './orphan'

/** What deals opportunities out to people. */
export interface Dealt {
  readonly assignments: readonly Assignment[]
  /** How many each person gets, in the order of the people, those who get none included. */
  readonly counts: readonly { readonly userName: string; readonly count: number }[]
  /** Opportunities that somebody works on at present: they stay as they are. */
  readonly held: readonly Orphan[]
}

/**
 * Deals opportunities out to people, one after the other: each goes to whoever has the fewest so far, the first of them in their
 * order. A customer has one person to talk to, so all opportunities of a customer go to the same one. What somebody holds the lock
 * of is left out. The same list dealt out again ends the same.
 *
 * @param people user names, each once; none of them deals nothing out.
 * @example roundRobin(orphans, ['ann.lee', 'pat.roy']).counts // [{ userName: 'ann.lee', count: 3 }, { userName: 'pat.roy', count: 2 }]
 */
export function roundRobin(orphans: readonly Orphan[], people: readonly string[]): Dealt {
  const counts = new Map(people.map((userName) => [userName, 0]))
  const ownerOf = new Map<string, string>()
  const assignments: Assignment[] = []
  const held = orphans.filter(({ lockedByName }) => lockedByName !== null)
  for (const { opptId, customerId, lockedByName, rowVersion } of orphans) {
    if (lockedByName !== null) continue
    const userName = ownerOf.get(customerId) ?? fewest(counts)
    if (userName === null) break
    ownerOf.set(customerId, userName)
    counts.set(userName, (counts.get(userName) ?? 0) + 1)
    assignments.push({ opptId, userName, rowVersion })
  }
  return { assignments, counts: [...counts].map(([userName, count]) => ({ userName, count })), held }
}

function fewest(counts: ReadonlyMap<string, number>): string | null {
  let [chosen, least]: [string | null, number] = [null, Infinity]
  for (const [userName, count] of counts) if (count < least) [chosen, least] = [userName, count]
  return chosen
}
