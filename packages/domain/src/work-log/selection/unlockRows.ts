import type { Instant } from '../../calendar/instant'
import { lockedByText, unlockDecision, unlockQuestion } from '../rows/rowLock'
import type { SelectedRow } from './selectedRow'

/** The plan of unlocking selected rows, by the rule of the single row (L-382, L-383, L-589). */
export interface UnlockPlan {
  /** Held by somebody: these are released. */
  readonly locked: readonly SelectedRow[]
  /** Those of them that are another user's, and so are asked about first. */
  readonly asked: readonly SelectedRow[]
}

/** Which of the selected rows are released, and about which of them is asked first. */
export function unlockPlan(rows: readonly SelectedRow[], userName: string): UnlockPlan {
  const decided = rows.map((row) => ({ row, decision: unlockDecision(row, userName) }))
  return {
    locked: decided.flatMap(({ row, decision }) => (decision === 'none' ? [] : [row])),
    asked: decided.flatMap(({ row, decision }) => (decision === 'ask' ? [row] : [])),
  }
}

/**
 * What is asked before rows of other users are unlocked: the question of the single row (L-384), or for several of them
 * the same question in the plural, with a line for each. Ours, in the words of the specification as far as they go.
 */
export interface UnlockRowsQuestion {
  readonly question: string
  /** Whose rows they are, one line each; none where the question says it. */
  readonly lines: readonly string[]
}

/**
 * @param asked at least one.
 * @example unlockRowsQuestion([row, other], now).question // 'Are you sure you want to unlock these 2 rows?'
 */
export function unlockRowsQuestion(asked: readonly SelectedRow[], now: Instant): UnlockRowsQuestion {
  const lineOf = (row: SelectedRow) => `${row.label}: ${lockedByText(row, now)}`
  const [only, ...more] = asked
  if (only !== undefined && more.length === 0)
    return { question: unlockQuestion(only, now), lines: [only.label] }
  return {
    question: `Are you sure you want to unlock these ${asked.length} rows?`,
    lines: asked.map(lineOf),
  }
}

/**
 * Whether the lock of one of several rows is released (ours): a lock that another user has taken since the question stays.
 *
 * @param seenUserId who held it when it was asked for.
 * @param holderUserId who holds it now; `null` for nobody.
 * @example releaseDecision('ann.lee', 'sam.rivera') // 'refuse'
 */
export function releaseDecision(
  seenUserId: string,
  holderUserId: string | null,
): 'release' | 'nothing' | 'refuse' {
  if (holderUserId === null) return 'nothing'
  return holderUserId === seenUserId ? 'release' : 'refuse'
}
