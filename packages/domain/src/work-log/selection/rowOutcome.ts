import type { Instant } from '../../calendar/instant'
import { flagFailedText, flagSavedText } from '../../flagging/afterFlag'
import type { LockState } from '../../live/liveMessage'
import { lockedByText } from '../rows/rowLock'
import { rowsDropped, type RowSelection } from '../../list/rowSelection'
import type { SelectedRow } from './selectedRow'

/** The outcome of a command for several rows in one of them (ours). */
export const outcomes = ['done', 'unchanged', 'refused'] as const

/** Why a row was refused: the problems of the single commands, and a failure of the service. */
export const rowProblems = ['notOfStore', 'notAssociate', 'lockedByUser', 'failed'] as const
export type RowProblem = (typeof rowProblems)[number]

/** What one row is answered. */
export interface RowOutcome {
  readonly opptId: string
  readonly outcome: (typeof outcomes)[number]
  /** `null` unless it was refused. */
  readonly reason: RowProblem | null
  /** The lock as it stands now, where the command is about it; else `null`. */
  readonly lock: LockState | null
}

/** What a row is answered, whichever it is. */
type Answer = Omit<RowOutcome, 'opptId'>

/** The commands for several rows that can refuse some of them. */
export type RowCommand = 'flag' | 'unflag' | 'unlock'

/** A row that was refused. */
export interface RefusedRow {
  readonly key: string
  readonly customerName: string
  /** Why, in the words of the specification where it has any. */
  readonly reason: string
}

/** The outcome of a command for the selected rows. */
export interface BatchReport {
  readonly done: number
  /** How many were as wanted before. */
  readonly unchanged: number
  readonly refused: readonly RefusedRow[]
}

const failedTexts: Readonly<Record<RowCommand, string>> = {
  flag: flagFailedText,
  unflag: flagFailedText,
  unlock: 'The row could not be unlocked.',
}

function problemText(command: RowCommand, { reason, lock }: Answer, now: Instant): string {
  switch (reason) {
    case 'lockedByUser':
      return lock === null ? failedTexts[command] : lockedByText(lock, now)
    case 'notOfStore':
      return 'The opportunity does not belong to this store.'
    case 'notAssociate':
      return 'Not everybody who was chosen works at this store.'
    case 'failed':
    case null:
      return failedTexts[command]
  }
}

/**
 * The outcome of every selected row. A row that the answer does not name counts as failed, so that
 * none is lost.
 *
 * @example batchReport('flag', rows, outcomes, now).refused[0]?.reason // 'Opportunity flag failed'
 */
export function batchReport(
  command: RowCommand,
  rows: readonly SelectedRow[],
  answered: readonly RowOutcome[],
  now: Instant,
): BatchReport {
  const byId = new Map(answered.map((outcome) => [outcome.opptId, outcome]))
  const isIn = (wanted: RowOutcome['outcome']) => (row: SelectedRow) =>
    byId.get(row.opptId)?.outcome === wanted
  const failed: Answer = { outcome: 'refused', reason: 'failed', lock: null }
  return {
    done: rows.filter(isIn('done')).length,
    unchanged: rows.filter(isIn('unchanged')).length,
    refused: rows.flatMap(({ key, opptId, label }) => {
      const answer = byId.get(opptId) ?? failed
      if (answer.outcome !== 'refused') return []
      return [{ key, customerName: label, reason: problemText(command, answer, now) }]
    }),
  }
}

/** The selection after a command: refused rows stay selected, and so do rows that were selected meanwhile. */
export function afterBatch(
  selection: RowSelection<SelectedRow>,
  rows: readonly SelectedRow[],
  { refused }: BatchReport,
): RowSelection<SelectedRow> {
  const isAsked = new Set(rows.map(({ key }) => key))
  const isRefused = new Set(refused.map(({ key }) => key))
  return rowsDropped(selection, ({ key }) => isAsked.has(key) && !isRefused.has(key))
}

const doneTexts: Readonly<Record<RowCommand, { readonly one: string; readonly many: string }>> = {
  flag: { one: flagSavedText(true), many: 'opportunities have been flagged' },
  unflag: { one: flagSavedText(false), many: 'opportunities have been unflagged' },
  unlock: { one: 'Row has been unlocked', many: 'rows have been unlocked' },
}

const unchangedTexts: Readonly<Record<RowCommand, string>> = {
  flag: 'flagged before',
  unflag: 'not flagged before',
  unlock: 'not locked',
}

/**
 * What is said of what was done: the text of the single command for one row (O-249, O-250), else ours with the number.
 *
 * @example doneText('flag', { done: 3, unchanged: 1, refused: [] }) // '3 opportunities have been flagged. 1 flagged before.'
 */
export function doneText(command: RowCommand, { done, unchanged }: BatchReport): string {
  const { one, many } = doneTexts[command]
  const said = done === 1 ? one : `${done} ${many}`
  return unchanged === 0 ? said : `${said}. ${unchanged} ${unchangedTexts[command]}.`
}

/** The title of the list of refused rows: how many of how many. */
export const refusedTitle = ({ done, unchanged, refused }: BatchReport): string =>
  `${refused.length} of ${done + unchanged + refused.length} refused`
