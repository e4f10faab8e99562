import type { LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import type { LogRow } from '../rows/logRow'

/** A page after a message. */
export interface AppliedPage {
  /** The same object when the message changed nothing on it. */
  readonly page: Page<LogRow>
  /** Something was missed, or cannot be told from the message alone: the list has to be asked for again. */
  readonly isBehind: boolean
}

const changeless = {}

/** What a message writes into its row. */
function changeOf(message: LiveMessage): Partial<LogRow> & { readonly rowVersion?: number } {
  switch (message.type) {
    case 'OPPT_LOCK': {
      const { isLocked, lockedUserId, lockedBy, lockedDT, lockedDate, isCustomerLocked, rowVersion } =
        message.payload
      return { isLocked, lockedUserId, lockedBy, lockedDT, lockedDate, isCustomerLocked, rowVersion }
    }
    case 'OPPT_STATUS': {
      const { statusCode, status, compassStatus, compassStatusDescription, rowVersion } = message.payload
      return { statusCode, status, compassStatus, compassStatusDescription, rowVersion }
    }
    case 'OPPT_CONTACT': {
      const { lastActionIcon, contactDate, note, rowVersion } = message.payload
      return { lastActionIcon, contactDate, note, rowVersion }
    }
    case 'CONNECTED':
    case 'OPPT_NLO':
    case 'OPPT_REMOVED':
      return changeless
  }
}

/**
 * A page of a log after a live message (L-385, L-387 to L-389, L-564, L-565).
 *
 * The versions of a row are consecutive: the next one is applied, one that is known already is ignored, and one further on
 * means that a message is missing, so nothing is applied and the list is behind. A removed row leaves and the total falls
 * by one; where the list has more rows than are here, one of them moves up, and the list is behind too. Rows keep their
 * order: a new one waits until the list is asked for. Rows that a message does not name stay the same objects.
 *
 * @example applyToPage(page, message).page.list[3]?.isLocked // true
 */
export function applyToPage(page: Page<LogRow>, message: LiveMessage): AppliedPage {
  if (message.type === 'CONNECTED') return { page, isBehind: false }
  const { opptId, hyperionId } = message.payload
  const at = page.list.findIndex((row) => row.opptId === opptId && row.hyperionId === hyperionId)
  if (message.type === 'OPPT_REMOVED') return withoutRow(page, at)
  const row = page.list[at]
  const change = changeOf(message)
  if (row === undefined || change.rowVersion === undefined || change.rowVersion <= row.rowVersion)
    return { page, isBehind: false }
  if (change.rowVersion > row.rowVersion + 1) return { page, isBehind: true }
  return { page: { ...page, list: page.list.with(at, { ...row, ...change }) }, isBehind: false }
}

function withoutRow(page: Page<LogRow>, at: number): AppliedPage {
  const isBehind = page.list.length < page.total
  if (at < 0) return { page, isBehind }
  const total = Math.max(0, page.total - 1)
  const pageCount = total === 0 ? 0 : page.pageCount
  return { page: { ...page, list: page.list.toSpliced(at, 1), total, pageCount }, isBehind }
}

/** A page after several messages, in their order; behind when it is after any of them. */
export function applyAllToPage(page: Page<LogRow>, messages: readonly LiveMessage[]): AppliedPage {
  let applied: AppliedPage = { page, isBehind: false }
  for (const message of messages) {
    const next = applyToPage(applied.page, message)
    applied = { page: next.page, isBehind: applied.isBehind || next.isBehind }
  }
  return applied
}
