import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { Answer } from '@retain/api-client/kernel/call'
import type { PageFrame } from '@retain/api-client/kernel/pageStream'
import type { Page } from '@retain/domain/paging/page'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { PageOutcome } from './rowReader'

/** After the first rows, those of so many milliseconds are passed on together: the grid renders for each chunk. */
const chunkEvery = 150

/**
 * Reads a large page: its first rows are passed on at once, the others as they are received, and the page is answered
 * when it is complete.
 *
 * @param read reads it; its `onRows` gets the rows while they are received.
 * @param keep gives the row to hold for one that was received.
 * @param onChunk gets the rows to show before the page is complete.
 */
export async function readInChunks<Row extends object>(
  read: (onRows: (rows: readonly Row[]) => void) => Promise<PageOutcome>,
  keep: (row: Row) => Row,
  onChunk: (rows: readonly Row[]) => void,
): Promise<Either<ApiError, Answer<Page<Row>>>> {
  const list: Row[] = []
  let handedOver = 0
  let lastChunk = Number.NEGATIVE_INFINITY
  const onRows = (received: readonly Row[]) => {
    for (const row of received) list.push(keep(row))
    if (performance.now() - lastChunk < chunkEvery) return
    // Frozen here, because the store would freeze every field one by one.
    onChunk(Object.freeze(list.slice(handedOver)))
    handedOver = list.length
    lastChunk = performance.now()
  }
  const whole = E.map(({ data, meta }: Answer<PageFrame>) => ({
    data: { ...data, list: Object.freeze(list) },
    meta,
  }))
  return whole(await read(onRows))
}
