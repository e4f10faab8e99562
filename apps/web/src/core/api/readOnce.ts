import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../state/rootReducer'
import type { Services } from '../state/services'
import type { AppThunk } from '../state/appHooks'

/** A request of a query of the cache that is subscribed to. */
interface SubscribedQuery<Result> extends PromiseLike<Result> {
  readonly unsubscribe: () => void
}

/**
 * Reads an entry of the cache for whoever needs its answer and nothing after it. It is subscribed to until then: an entry without
 * subscribers is dropped, answer and all, when one of its tags is invalidated while it is read.
 *
 * @example const { data } = await dispatch(readOnce(listStores.initiate({}, { forceRefetch: true })))
 */
export const readOnce =
  <Result>(
    query: ThunkAction<SubscribedQuery<Result>, RootState, Services, UnknownAction>,
  ): AppThunk<Promise<Result>> =>
  async (dispatch) => {
    const asked = dispatch(query)
    try {
      return await asked
    } finally {
      asked.unsubscribe()
    }
  }
