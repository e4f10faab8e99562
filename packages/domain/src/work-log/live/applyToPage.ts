import type { LiveMessage, LivePayloads } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import type { LogRow } from '../rows/logRow'
import { changedRow, rowChange, type RowChange } from './rowChange'

/** A page after a message. */
export interface AppliedPage<Row = LogRow> {
  /** The same object when the message changed nothing on it. */
  readonly page: Page<Row>
  /** Something was missed, or cannot be derived from the message alone: the list has to be searched again. */
  readonly isStale: boolean
}

/** Names a row of a list. */
type OfRow = Pick<LivePayloads['OPPT_REMOVED'], 'opptId' | 'hyperionId'>

/** Where the rows of a list stand, by their keys. */
type Places = ReadonlyMap<string, number>

/** Opportunities of two stores may have the same id. */
const keyOf = ({ opptId, hyperionId }: OfRow): string => `${hyperionId} ${opptId}`

/** The index of each opportunity in a list: computed once, and reused for the list that replaces it. */
const knownPlaces = new WeakMap<readonly LogRow[], Places>()

function placesOf(list: readonly LogRow[]): Places {
  const places = knownPlaces.get(list) ?? new Map(list.map((row, at) => [keyOf(row), at]))
  knownPlaces.set(list, places)
  return places
}

/**
 * A page that is being changed: its list is copied at the first change, however many follow. The result is frozen as
 * Redux Toolkit freezes state, so that it does not walk through ten thousand rows to do so.
 */
class PageDraft {
  readonly #page: Page<LogRow>
  readonly #places: Places
  /** `null` before the first change. A removed row leaves a hole, so that the others keep their indexes. */
  #list: (LogRow | undefined)[] | null = null
  isStale = false

  constructor(page: Page<LogRow>) {
    this.#page = page
    this.#places = placesOf(page.list)
  }

  /** The page after all changes; the draft must not be used any more. */
  finish(): Page<LogRow> {
    if (this.#list === null) return this.#page
    const list = this.#list.filter((row) => row !== undefined)
    const gone = this.#list.length - list.length
    if (gone === 0) knownPlaces.set(list, this.#places)
    const total = Math.max(0, this.#page.total - gone)
    const pageCount = total === 0 ? 0 : this.#page.pageCount
    return Object.freeze({ ...this.#page, list: Object.freeze(list), total, pageCount })
  }

  apply(message: LiveMessage): void {
    if (message.type === 'OPPT_REMOVED') this.#remove(message.payload)
    const change = rowChange(message)
    if (change !== null) this.#change(change)
  }

  get #draft(): (LogRow | undefined)[] {
    this.#list ??= this.#page.list.slice()
    return this.#list
  }

  #change(change: RowChange): void {
    const at = this.#places.get(keyOf(change)) ?? -1
    const row = (this.#list ?? this.#page.list)[at]
    if (row === undefined) return
    const next = changedRow(row, change)
    if (next === null) this.isStale = true
    else if (next !== row) this.#draft[at] = Object.freeze(next)
  }

  #remove(of: OfRow): void {
    if (this.#page.list.length < this.#page.total) this.isStale = true
    const at = this.#places.get(keyOf(of))
    if (at !== undefined) this.#draft[at] = undefined
  }
}

/**
 * A page after several messages, in their order; stale when it is after any of them. The list is copied once for all of
 * them, so that what is allocated grows with the rows that change and not with the messages times the list.
 */
export function applyAllToPage(page: Page<LogRow>, messages: readonly LiveMessage[]): AppliedPage {
  const draft = new PageDraft(page)
  for (const message of messages) draft.apply(message)
  return { page: draft.finish(), isStale: draft.isStale }
}

/**
 * A page of a log after a live message (L-180 to L-182, L-214, L-385, L-387 to L-391, L-564 to L-566).
 *
 * The versions of a row are consecutive: the next one is applied, one that is known already is ignored, and one further on
 * means that a message is missing, so nothing is applied and the list is stale. A message without a version sets the
 * values of the row, whatever was before. A removed row leaves and the total falls by one; where more pages
 * follow, a row moves up, and the list is stale too. Rows keep their order: a new one waits until the list is searched
 * again. Rows that a message does not name stay the same objects.
 *
 * @example applyToPage(page, message).page.list[3]?.isLocked // true
 */
export const applyToPage = (page: Page<LogRow>, message: LiveMessage): AppliedPage =>
  applyAllToPage(page, [message])
