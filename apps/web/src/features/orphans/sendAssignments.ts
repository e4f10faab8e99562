import { assignmentParts, undoneTogether } from '@retain/domain/orphans/assignmentParts'
import { assignmentNoun, notUndoneText, undoTooOldText } from '@retain/domain/orphans/assignmentTexts'
import { noColleagueText, type Assignment, type UndoneAssignment } from '@retain/domain/orphans/orphan'
import { notSavedText } from '@retain/domain/messages/notSaved'
import { httpErrorOf } from '../../core/api/httpError'
import type { AppThunk } from '../../core/state/appHooks'
import { orphansApi } from './orphansApi'

/** What one call assigns, and the key by which it is assigned once, however often it is sent. */
export interface AssignmentPart {
  readonly key: string
  readonly assignments: readonly Assignment[]
}

/** What was assigned by one call. */
export interface DoneAssignment {
  readonly assignmentId: string
  readonly count: number
}

/** How sending ended. */
export interface SentAssignments {
  readonly done: readonly DoneAssignment[]
  /** The parts that were not assigned. */
  readonly rest: readonly AssignmentPart[]
  /** What went wrong: somebody else was faster, or a sentence; `null` for nothing. */
  readonly failure: { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly text: string } | null
}

/** Assignments as they are sent. */
export const partsOf = (assignments: readonly Assignment[]): readonly AssignmentPart[] =>
  assignmentParts(assignments).map((part) => ({ key: crypto.randomUUID(), assignments: part }))

/** How many opportunities parts are about. */
export const sizeOf = (parts: readonly AssignmentPart[]): number =>
  parts.reduce((sum, { assignments }) => sum + assignments.length, 0)

const untracked = { track: false } as const
const meanwhile: readonly string[] = ['stale', 'lockedByUser']

/**
 * Assigns opportunities part by part, and stops at the first that is refused.
 *
 * @param onDone told after each part how many of them are assigned.
 */
export const sendAssignments =
  (
    hyperionId: string,
    parts: readonly AssignmentPart[],
    onDone: (count: number) => void,
  ): AppThunk<Promise<SentAssignments>> =>
  async (dispatch) => {
    const done: DoneAssignment[] = []
    for (const [at, { key, assignments }] of parts.entries()) {
      const call = { body: { hyperionId, assignments }, idempotencyKey: key }
      const { data, error } = await dispatch(orphansApi.endpoints.assignOrphans.initiate(call, untracked))
      if (data === undefined) {
        const answer = httpErrorOf(error)
        const text = answer?.status === 400 ? noColleagueText : notSavedText(assignmentNoun, answer !== null)
        const failure = meanwhile.includes(answer?.code ?? '')
          ? ({ kind: 'changed' } as const)
          : ({ kind: 'failed', text } as const)
        return { done, rest: parts.slice(at), failure }
      }
      done.push(data)
      onDone(done.reduce((sum, { count }) => sum + count, 0))
    }
    return { done, rest: [], failure: null }
  }

/** How taking back ended. */
export interface UndoneAssignments {
  readonly undone: UndoneAssignment
  /** What was not taken back. */
  readonly rest: readonly DoneAssignment[]
  /** What went wrong; `null` for nothing. */
  readonly failure: string | null
}

/** Takes assignments back, the last one first. */
export const undoAssignments =
  (hyperionId: string, done: readonly DoneAssignment[]): AppThunk<Promise<UndoneAssignments>> =>
  async (dispatch) => {
    const parts: UndoneAssignment[] = []
    for (const { assignmentId } of done.toReversed()) {
      const { data, error } = await dispatch(
        orphansApi.endpoints.undoOrphanAssignment.initiate({ body: { hyperionId, assignmentId } }, untracked),
      )
      if (data === undefined) {
        const failure = httpErrorOf(error)?.status === 404 ? undoTooOldText : notUndoneText
        return { undone: undoneTogether(parts), rest: done.slice(0, done.length - parts.length), failure }
      }
      parts.push(data)
    }
    return { undone: undoneTogether(parts), rest: [], failure: null }
  }
