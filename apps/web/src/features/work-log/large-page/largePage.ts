import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Answer } from '@retain/api-client/kernel/call'
import type { PageFrame } from '@retain/api-client/kernel/pageStream'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import * as E from 'fp-ts/Either'
import { report, surroundingsOf, transportOf, type Result } from '../../../app/api'
import type { AppThunk } from '../../../app/listen'
import { rowsArrived } from './arrivalEvents'
import { endpointOf, requestKey, saidOf, type FoundPage, type LogRequest } from '../search/logRequest'

/** After the first rows, what arrives within so many milliseconds is told together: each telling draws the grid. */
const tellEvery = 150

/** Gets ready for a large page, while nobody waits for one. */
export const prepareLargePage =
  (): AppThunk =>
  (_dispatch, _getState, { logRows }) =>
    logRows.prepare()

/**
 * Reads a large page: its first rows are told at once, the others as they arrive, and the cache gets the page when it is
 * whole.
 *
 * @param known rows that are on screen: those that come again unchanged stay the same objects, so that they are not drawn again.
 */
export async function readLargePage(
  request: LogRequest,
  thunk: BaseQueryApi,
  known: readonly LogRow[],
): Promise<Result<FoundPage>> {
  const list: LogRow[] = []
  const key = requestKey(request)
  const keep = keeper(known)
  let untold = 0
  let lastTold = Number.NEGATIVE_INFINITY

  const onRows = (arrived: readonly LogRow[]) => {
    for (const row of arrived) list.push(keep(row))
    if (performance.now() - lastTold < tellEvery) return
    // Frozen here, so that the store need not walk through every field to do it.
    thunk.dispatch(rowsArrived({ key, rows: Object.freeze(list.slice(untold)) }))
    untold = list.length
    lastTold = performance.now()
  }
  const answer = await surroundingsOf(thunk).logRows.read(request, transportOf(thunk), onRows, thunk.signal)
  const whole = E.map(({ data, meta }: Answer<PageFrame>) => ({
    data: { ...data, ...saidOf(meta), list: Object.freeze(list) },
  }))
  return report(endpointOf(request), {}, thunk, whole(answer))
}

/** Gives the known row in the place of one that says the same, so that whoever draws it sees that nothing changed. */
export function keeper(known: readonly LogRow[]): (row: LogRow) => LogRow {
  const byId = new Map(known.map((row) => [row.opptId, row]))
  return (row) => {
    const same = byId.get(row.opptId)
    return same !== undefined && isSame(same, row) ? same : Object.freeze(row)
  }
}

/** Field by field: a row's version says nothing of what it tells about others, such as a lock of the same customer. */
const isSame = (known: LogRow, row: LogRow): boolean => {
  for (const name in row) if (known[name as keyof LogRow] !== row[name as keyof LogRow]) return false
  return true
}
