import type { Orphan } from '@retain/domain/orphans/orphan'
import { firstPage, largestWholePage } from '@retain/domain/paging/pageSize'
import { readOnce } from '../../core/api/readOnce'
import type { AppThunk } from '../../core/state/appHooks'
import { orphansApi } from './orphansApi'

/** How far something has come that takes several calls. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/**
 * Reads every orphan of a store, as it is now.
 *
 * @returns `null` where a page could not be read.
 */
export const readOrphans =
  (
    hyperionId: string,
    onProgress: (progress: Progress) => void,
  ): AppThunk<Promise<readonly Orphan[] | null>> =>
  async (dispatch) => {
    // Pages move while others assign: one may come twice.
    const found = new Map<string, Orphan>()
    for (let [page, pages] = [firstPage, firstPage]; page <= pages; page += 1) {
      const body = { hyperionId, pageNumber: page, pageSize: largestWholePage }
      const { data } = await dispatch(
        readOnce(
          orphansApi.endpoints.listOrphans.initiate({ call: 'listOrphans', body }, { forceRefetch: true }),
        ),
      )
      if (data === undefined) return null
      for (const one of data.list) found.set(one.opptId, one)
      pages = data.pageCount
      onProgress({ done: found.size, total: data.total })
    }
    return [...found.values()]
  }
