import type { LiveMessage, LivePayloads } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import type { LogRow } from '../rows/logRow'
import { changedRow, rowChange, type RowChange } from './rowChange'

/** A page after a message. */
export interface AppliedPage<Row = LogRow> {
  /** The same object when the message changed nothing on it. */
  readonly page: Page<Row>
  /** Something was missed, or cannot be told from the message alone: the list has to be asked for again. */
  readonly isBehind: boolean
}

/** Which row of a list belongs to an opportunity of a store; -1 for none. */
const placeOf = (list: readonly LogRow[], opptId: string, hyperionId: string): number =>
  list.findIndex((row) => row.opptId === opptId && row.hyperionId === hyperionId)

/** A page that is being changed: its list is copied once, at the first change, however many follow. */
class PageDraft {
  #page: Page<LogRow>
  #list: LogRow[] | null = null
  isBehind = false

  constructor(page: Page<LogRow>) {
    this.#page = page
  }

  get page(): Page<LogRow> {
    return this.#list === null ? this.#page : { ...this.#page, list: this.#list }
  }

  apply(message: LiveMessage): void {
    if (message.type === 'OPPT_REMOVED') this.#remove(message.payload)
    const change = rowChange(message)
    if (change !== null) this.#change(change)
  }

  get #rows(): readonly LogRow[] {
    return this.#list ?? this.#page.list
  }

  get #draft(): LogRow[] {
    this.#list ??= this.#page.list.slice()
    return this.#list
  }

  #change(change: RowChange): void {
    const at = placeOf(this.#rows, change.opptId, change.hyperionId)
    const row = this.#rows[at]
    if (row === undefined) return
    const next = changedRow(row, change)
    if (next === null) this.isBehind = true
    else if (next !== row) this.#draft[at] = next
  }

  #remove({ opptId, hyperionId }: LivePayloads['OPPT_REMOVED']): void {
    if (this.#rows.length < this.#page.total) this.isBehind = true
    const at = placeOf(this.#rows, opptId, hyperionId)
    if (at < 0) return
    this.#draft.splice(at, 1)
    const total = Math.max(0, this.#page.total - 1)
    this.#page = { ...this.#page, total, pageCount: total === 0 ? 0 : this.#page.pageCount }
  }
}

/**
 * A page after several messages, in their order; behind when it is after any of them. The list is copied once for all of
 * them, so that what is allocated grows with the rows that change and not with the messages times the list.
 */
export function applyAllToPage(page: Page<LogRow>, messages: readonly LiveMessage[]): AppliedPage {
  const draft = new PageDraft(page)
  for (const message of messages) draft.apply(message)
  return { page: draft.page, isBehind: draft.isBehind }
}

/**
 * A page of a log after a live message (L-180 to L-182, L-214, L-385, L-387 to L-391, L-564 to L-566).
 *
 * The versions of a row are consecutive: the next one is applied, one that is known already is ignored, and one further on
 * means that a message is missing, so nothing is applied and the list is behind. A message without a version says what a
 * row has, whatever came before. A removed row leaves and the total falls by one; where the list has more rows than are
 * here, one of them moves up, and the list is behind too. Rows keep their order: a new one waits until the list is asked
 * for. Rows that a message does not name stay the same objects.
 *
 * @example applyToPage(page, message).page.list[3]?.isLocked // true
 */
export const applyToPage = (page: Page<LogRow>, message: LiveMessage): AppliedPage =>
  applyAllToPage(page, [message])
