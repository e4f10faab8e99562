import type { Codec } from '@retain/api-client/kernel/codecs'
import type { Page } from '@retain/domain/paging/page'
import { firstPage, largestWholePage } from '@retain/domain/paging/pageSize'
import { pageOffset } from '@retain/domain/paging/pageSlice'
import { pageCount, pageSizeOf } from '@retain/domain/paging/paging'
import { ApiProblem } from '../core/apiProblem'
import { AnswerWithMeta } from './answerWithMeta'
import type { Database } from '../db/schema/schema'
import { readByKeys, type KeyedRows, type ListPart } from '../db/keyedRows'
import { StreamedPage } from './streamedPage'

/** The paging fields that a search body may carry. */
interface PageRequest {
  readonly pageNumber?: number
  readonly pageSize?: number
  readonly showAll?: boolean
}

/** The part of a list that a page holds. */
export interface PageWindow extends ListPart {
  readonly page: number
}

/**
 * Reads which page a search asks for: the first one of 50 rows when it does not say (L-375 to L-377).
 *
 * @throws ApiProblem (400) for a page behind more rows than can be counted.
 */
export function pageWindow({ pageNumber = firstPage, pageSize, showAll = false }: PageRequest): PageWindow {
  const limit = pageSize ?? pageSizeOf(showAll)
  const offset = pageOffset(pageNumber, limit)
  if (Number.isSafeInteger(offset)) return { page: pageNumber, limit, offset }
  const message = 'There are not that many pages.'
  throw new ApiProblem('invalid', message, [{ field: 'pageNumber', code: 'range', message }])
}

/** How a search finds its rows. */
export interface PageSource<Stored, Row> {
  readonly window: PageWindow
  /** The codec of a row. */
  readonly row: Codec<Row>
  readonly present: (stored: Stored) => Row
  /** A page with its total, in as few round trips as possible. */
  readonly find: (db: Database) => Promise<{ readonly rows: readonly Stored[]; readonly total: number }>
  /** The list, for pages that are too large to be read at once. */
  readonly rows: KeyedRows<Stored>
  readonly count: (db: Database) => Promise<number>
  /** The most rows of the whole list. Further matches are left out, and `meta.capped` is true. */
  readonly most?: number
}

/** The page of a search, streamed when it is a large one. A page beyond the end is empty. */
export async function answerPage<Stored, Row>(
  db: Database,
  source: PageSource<Stored, Row>,
): Promise<Page<Row> | AnswerWithMeta<Page<Row>> | StreamedPage<Row>> {
  if (source.window.limit > largestWholePage) return streamedPage(db, source)
  const { rows, total } = await source.find(db)
  const page = { list: rows.map(source.present), ...frameOf(source, total) }
  return isCapped(source, total) ? new AnswerWithMeta(page, capped) : page
}

const capped = { capped: true }

const isCapped = ({ most = Infinity }: Pick<PageSource<never, never>, 'most'>, matches: number): boolean =>
  matches > most

/** The fields of a page beside its rows. */
function frameOf(
  { window, most = Infinity }: Pick<PageSource<never, never>, 'window' | 'most'>,
  matches: number,
): Omit<Page<never>, 'list'> {
  const total = Math.min(matches, most)
  return { total, page: window.page, pageCount: pageCount(total, window.limit) }
}

/** What a large page is found to be, before its rows are read. */
interface FoundPage {
  readonly keys: readonly string[]
  /** How many rows the whole list has. */
  readonly matches: number
}

async function findLargePage<Stored, Row>(
  db: Database,
  { window, rows, count, most = Infinity }: PageSource<Stored, Row>,
): Promise<FoundPage> {
  const { offset } = window
  const limit = Math.max(0, Math.min(window.limit, most - offset))
  const keys = await rows.findKeys(db, { limit, offset })
  const isEndOfList = keys.length < limit && (keys.length > 0 || offset === 0)
  return { keys, matches: isEndOfList ? offset + keys.length : await count(db) }
}

/**
 * A page that is read while it is sent, as fast as its client takes it. Rows that leave the list in the meantime are left out
 * of it and of its total.
 */
function streamedPage<Stored, Row>(db: Database, source: PageSource<Stored, Row>): StreamedPage<Row> {
  let matches = 0
  async function* slices() {
    const found = await findLargePage(db, source)
    let leftOut = found.keys.length
    for await (const slice of readByKeys(db, source.rows, found.keys)) {
      leftOut -= slice.length
      yield slice.map(source.present)
    }
    matches = found.matches - leftOut
  }
  return new StreamedPage(
    source.row,
    slices(),
    () => frameOf(source, matches),
    () => (isCapped(source, matches) ? capped : {}),
  )
}
