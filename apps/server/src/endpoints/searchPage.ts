import type { Compilable } from 'kysely'
import type { Codec } from '@retain/api-client/kernel/codecs'
import type { Page } from '@retain/domain/paging/page'
import { firstPage, largestWholePage } from '@retain/domain/paging/pageSize'
import { pageOffset } from '@retain/domain/paging/pageSlice'
import { pageCount, pageSizeOf } from '@retain/domain/paging/paging'
import { AnswerWithMeta } from './answerWithMeta'
import type { Database } from '../db/schema/schema'
import { readByCursor } from '../db/cursor'
import { StreamedPage } from './streamedPage'

/** The paging fields that a search body may carry. */
interface PageRequest {
  readonly pageNumber?: number
  readonly pageSize?: number
  readonly showAll?: boolean
}

/** The part of a list that a page holds. */
export interface PageWindow {
  readonly page: number
  readonly limit: number
  readonly offset: number
}

/** Reads which page a search asks for: the first one of 50 rows when it does not say (L-375 to L-377). */
export function pageWindow({ pageNumber = firstPage, pageSize, showAll = false }: PageRequest): PageWindow {
  const limit = pageSize ?? pageSizeOf(showAll)
  return { page: pageNumber, limit, offset: pageOffset(pageNumber, limit) }
}

/** How a search finds its rows. */
export interface PageSource<Stored, Row> {
  readonly window: PageWindow
  /** The codec of a row. */
  readonly row: Codec<Row>
  readonly present: (stored: Stored) => Row
  /** A page with its total, in as few round trips as possible. */
  readonly find: (db: Database) => Promise<{ readonly rows: readonly Stored[]; readonly total: number }>
  /** The query of the page alone. */
  readonly query: (db: Database) => Compilable<Stored>
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

function streamedPage<Stored, Row>(db: Database, source: PageSource<Stored, Row>): StreamedPage<Row> {
  let total = 0
  const stored = readByCursor(db, source.query, async (transaction) => {
    total = await source.count(transaction)
  })
  async function* rows() {
    for await (const slice of stored) yield slice.map(source.present)
  }
  return new StreamedPage(
    source.row,
    rows(),
    () => frameOf(source, total),
    () => (isCapped(source, total) ? capped : {}),
  )
}
