import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { searchContactLog } from '@retain/api-client/contact-log'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import type { PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Page } from '@retain/domain/paging/page'
import type { ContactLogRequest } from '@retain/domain/work-log/contact-log/contactLogRequest'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { report, surroundingsOf, transportOf, type Result } from '../../../app/api'
import type { AppThunk } from '../../../app/listen'
import {
  endpointOf,
  requestKey,
  saidOf,
  type ContactSearch,
  type FoundPage,
  type LogRequest,
} from '../search/logRequest'
import { mailsArrived, rowsArrived } from './arrivalEvents'
import type { PageOutcome } from './logRows'

/** After the first rows, what arrives within so many milliseconds is told together: each telling draws the grid. */
const tellEvery = 150

/** Gets ready for a large page, while nobody waits for one. */
export const prepareLargePage =
  (): AppThunk =>
  (_dispatch, _getState, { logRows }) =>
    logRows.prepare()

/** A large page that is to be read. */
interface LargePage<Row> {
  /** Rows that are on screen: those that come again unchanged stay the same objects, so that they are not drawn again. */
  readonly known: readonly Row[]
  readonly idOf: (row: Row) => string
  readonly tell: (rows: readonly Row[]) => void
  readonly read: (onRows: (rows: readonly Row[]) => void) => Promise<PageOutcome>
}

/** A whole page, and what the service says besides. */
interface ReadPage<Row> extends Answer<PageFrame> {
  readonly list: readonly Row[]
}

async function readInChunks<Row extends object>(
  page: LargePage<Row>,
): Promise<Either<ApiError, ReadPage<Row>>> {
  const list: Row[] = []
  const keep = keeper(page.known, page.idOf)
  let untold = 0
  let lastTold = Number.NEGATIVE_INFINITY
  const onRows = (arrived: readonly Row[]) => {
    for (const row of arrived) list.push(keep(row))
    if (performance.now() - lastTold < tellEvery) return
    // Frozen here, so that the store need not walk through every field to do it.
    page.tell(Object.freeze(list.slice(untold)))
    untold = list.length
    lastTold = performance.now()
  }
  const whole = E.map((answer: Answer<PageFrame>) => ({ ...answer, list: Object.freeze(list) }))
  return whole(await page.read(onRows))
}

/**
 * Reads a large page of opportunities: its first rows are told at once, the others as they arrive, and the cache gets the
 * page when it is whole.
 *
 * @param known rows that are on screen.
 */
export async function readLargePage(
  request: LogRequest,
  thunk: BaseQueryApi,
  known: readonly LogRow[],
): Promise<Result<FoundPage>> {
  const key = requestKey(request)
  const answer = await readInChunks({
    known,
    idOf: opptIdOf,
    tell: (rows) => thunk.dispatch(rowsArrived({ key, rows })),
    read: (onRows) => surroundingsOf(thunk).logRows.read(request, transportOf(thunk), onRows, thunk.signal),
  })
  const found = E.map(({ data, meta, list }: ReadPage<LogRow>) => ({
    data: { ...data, ...saidOf(meta), list },
  }))
  return report(endpointOf(request), {}, thunk, found(answer))
}

/** Reads a large page of the Contact Log, as `readLargePage` does. */
export async function readLargeContactPage(
  request: ContactLogRequest,
  thunk: BaseQueryApi,
  known: readonly ContactLogRow[],
): Promise<Result<Page<ContactLogRow>>> {
  const key = requestKey(request)
  const search: ContactSearch = { call: 'searchContactLog', body: request }
  const answer = await readInChunks({
    known,
    idOf: mailIdOf,
    tell: (rows) => thunk.dispatch(mailsArrived({ key, rows })),
    read: (onRows) =>
      surroundingsOf(thunk).logRows.readMails(search, transportOf(thunk), onRows, thunk.signal),
  })
  const found = E.map(({ data, list }: ReadPage<ContactLogRow>) => ({ data: { ...data, list } }))
  return report(searchContactLog, {}, thunk, found(answer))
}

/** By what an opportunity is known among the rows of a log. */
export const opptIdOf = ({ opptId }: LogRow): string => opptId

/** By what a mail is known among the rows of the Contact Log. */
export const mailIdOf = ({ inboundContactHistoryId }: ContactLogRow): string => inboundContactHistoryId

/** Gives the known row in the place of one that says the same, so that whoever draws it sees that nothing changed. */
export function keeper<Row extends object>(
  known: readonly Row[],
  idOf: (row: Row) => string,
): (row: Row) => Row {
  const byId = new Map(known.map((row) => [idOf(row), row]))
  return (row) => {
    const same = byId.get(idOf(row))
    return same !== undefined && isSame(same, row) ? same : Object.freeze(row)
  }
}

/** Field by field: a row's version says nothing of what it tells about others, such as a lock of the same customer. */
const isSame = <Row extends object>(known: Row, row: Row): boolean => {
  for (const name in row) if (known[name] !== row[name]) return false
  return true
}
