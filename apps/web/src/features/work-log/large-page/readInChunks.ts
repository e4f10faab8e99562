import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import type { PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Page } from '@retain/domain/paging/page'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { PageOutcome } from './logRows'

/** After the first rows, what arrives within so many milliseconds is told together: each telling draws the grid. */
const tellEvery = 150

/**
 * Reads a large page: its first rows are told at once, the others as they arrive, and the page is answered when it is whole.
 *
 * @param read reads it; its `onRows` gets the rows while they arrive.
 * @param keep gives the row to hold for one that arrived.
 */
export async function readInChunks<Row extends object>(
  read: (onRows: (rows: readonly Row[]) => void) => Promise<PageOutcome>,
  keep: (row: Row) => Row,
  tell: (rows: readonly Row[]) => void,
): Promise<Either<ApiError, Answer<Page<Row>>>> {
  const list: Row[] = []
  let untold = 0
  let lastTold = Number.NEGATIVE_INFINITY
  const onRows = (arrived: readonly Row[]) => {
    for (const row of arrived) list.push(keep(row))
    if (performance.now() - lastTold < tellEvery) return
    // Frozen here, so that the store need not walk through every field to do it.
    tell(Object.freeze(list.slice(untold)))
    untold = list.length
    lastTold = performance.now()
  }
  const whole = E.map(({ data, meta }: Answer<PageFrame>) => ({
    data: { ...data, list: Object.freeze(list) },
    meta,
  }))
  return whole(await read(onRows))
}
