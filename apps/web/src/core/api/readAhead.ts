import type { AppThunk } from '../state/appHooks'
import { aheadAnswered, aheadBegun } from './aheadSlice'

/** A request of a query of the cache, as `dispatch(endpoint.initiate(…))` returns it. */
interface StartedQuery extends PromiseLike<unknown> {
  readonly queryCacheKey: string
}

/**
 * Reads entries of the cache for a page that is not drawn yet. Until the page ends that (`aheadEnded`) nobody is told of a
 * failure: the page asks again for what is not there.
 *
 * @param page names the page; the same name for everything that is read for it.
 * @param start starts the requests, without subscribing.
 * @example dispatch(readAhead('opportunity 7', () => [dispatch(getDeal.initiate(of, { subscribe: false }))]))
 */
export const readAhead =
  (page: string, start: () => readonly StartedQuery[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const started = start()
    const reads = { page, keys: started.map(({ queryCacheKey }) => queryCacheKey) }
    dispatch(aheadBegun(reads))
    await Promise.all(started)
    dispatch(aheadAnswered(reads))
  }
