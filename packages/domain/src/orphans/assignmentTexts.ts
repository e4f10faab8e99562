import { formatCount } from '../money/format'
import type { UndoneAssignment } from './orphan'

/** What is saved, in the middle of a sentence. */
export const assignmentNoun = 'assignment'

/** How opportunities are given away: all to one person, or in turn to several. */
export const assignmentModes = ['one', 'roundRobin'] as const

/** One of the two. */
export type AssignmentMode = (typeof assignmentModes)[number]

/** What the two are called. */
export const assignmentModeLabels: Readonly<Record<AssignmentMode, string>> = {
  one: 'Reassign to',
  roundRobin: 'Round robin',
}

/** What an empty list says. */
export const noOrphansText = 'Every open opportunity of this store has an owner.'

/** What is said where the orphans could not be read as a whole. */
export const orphansNotReadText = 'The orphans could not be loaded.'

/** What is said where an assignment could not be taken back. */
export const notUndoneText = 'It was not taken back. Try again.'

/** What is said of an assignment that is not kept any more. */
export const undoTooOldText = 'It can no longer be taken back.'

const opportunities = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'opportunity' : 'opportunities'}`

const were = (count: number): string => (count === 1 ? 'was' : 'were')

/**
 * What an assignment has done.
 *
 * @example assignedText(3) // '3 opportunities were assigned.'
 */
export const assignedText = (count: number): string => `${opportunities(count)} ${were(count)} assigned.`

/**
 * How many are left out, since somebody works on them.
 *
 * @example heldText(1) // '1 opportunity stays without an owner: somebody works on it at present.'
 */
export const heldText = (count: number): string =>
  count === 1
    ? '1 opportunity stays without an owner: somebody works on it at present.'
    : `${opportunities(count)} stay without an owner: somebody works on them at present.`

/**
 * What is said where somebody else was faster.
 *
 * @param gone how many of those that were to be assigned have an owner by now, or are closed.
 * @param done how many were assigned before that.
 * @example changedText(2, 0) // '2 opportunities have an owner or are closed by now and are left out. Nothing was assigned. …'
 */
export function changedText(gone: number, done: number): string {
  const what =
    gone === 0
      ? 'Somebody else has changed some of these meanwhile.'
      : gone === 1
        ? '1 opportunity has an owner or is closed by now and is left out.'
        : `${opportunities(gone)} have an owner or are closed by now and are left out.`
  const far = done === 0 ? 'Nothing was assigned.' : `${opportunities(done)} ${were(done)} assigned so far.`
  return `${what} ${far} Look at the preview again and confirm it.`
}

/**
 * What became of an assignment that was taken back.
 *
 * @example undoneText({ restored: 2, kept: 1 })
 * // '2 opportunities have no owner again. 1 opportunity was changed since and keeps its owner.'
 */
export function undoneText({ restored, kept }: UndoneAssignment): string {
  const again = `${opportunities(restored)} ${restored === 1 ? 'has' : 'have'} no owner again.`
  if (kept === 0) return again
  const keeps =
    kept === 1
      ? '1 opportunity was changed since and keeps its owner.'
      : `${opportunities(kept)} were changed since and keep their owners.`
  return restored === 0 ? keeps : `${again} ${keeps}`
}
