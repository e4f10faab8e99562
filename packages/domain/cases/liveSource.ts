import type { LiveEvent } from '../src/live/liveMessage'
import { pageCount } from '../src/paging/paging'
import type { Page } from '../src/paging/page'

/** The page of a list that a client looks at. */
export interface View<Row> {
  readonly page: number
  readonly size: number
  /** Which rows the search lets in. @default all of them */
  readonly shows?: (row: Row) => boolean
}

/** A part of the service as a model. */
export interface LiveSource<Row> {
  /** Does something to one of the rows, and returns the events that it publishes. What and to which is up to the two numbers. */
  act(pick: number, turn: number): readonly LiveEvent[]
  /** Every event so far; the last of them are replayed after a reconnect. */
  readonly published: readonly LiveEvent[]
  /** What a search answers at this moment. */
  search(view: View<Row>): Page<Row>
}

/** What a search finds among rows that are in order. */
export function found<Row>(rows: readonly Row[], { page, size, shows = () => true }: View<Row>): Page<Row> {
  const shown = rows.filter(shows)
  const list = shown.slice((page - 1) * size, page * size)
  return { list, total: shown.length, page, pageCount: pageCount(shown.length, size) }
}
