import { mostAssigned, type Assignment, type Orphan, type UndoneAssignment } from './orphan'

/**
 * Assignments in parts that one call can hold, in their order.
 *
 * @example assignmentParts(assignments).length // 3, of 1,200 of them
 */
export function assignmentParts(assignments: readonly Assignment[]): readonly (readonly Assignment[])[] {
  const parts: (readonly Assignment[])[] = []
  for (let from = 0; from < assignments.length; from += mostAssigned)
    parts.push(assignments.slice(from, from + mostAssigned))
  return parts
}

/**
 * Opportunities that were to be assigned, as they are by now: those of them that still have no owner.
 *
 * @param wanted as they were seen.
 * @param present every opportunity of the store without an owner.
 */
export function stillOrphans(wanted: readonly Orphan[], present: readonly Orphan[]): readonly Orphan[] {
  const now = new Map(present.map((one) => [one.opptId, one]))
  return wanted.flatMap(({ opptId }) => now.get(opptId) ?? [])
}

/**
 * What became of several assignments that were taken back.
 *
 * @example undoneTogether([{ restored: 2, kept: 1 }, { restored: 3, kept: 0 }]) // { restored: 5, kept: 1 }
 */
export const undoneTogether = (parts: readonly UndoneAssignment[]): UndoneAssignment => ({
  restored: parts.reduce((sum, { restored }) => sum + restored, 0),
  kept: parts.reduce((sum, { kept }) => sum + kept, 0),
})
