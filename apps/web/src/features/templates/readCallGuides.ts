import { readAhead } from '../../core/api/readAhead'
import type { AppThunk } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { templatesApi } from './templatesApi'

/** Reads the call guides of the store, so that they are there when the first customer is opened. */
export const readCallGuides = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const store = selectActiveStore(getState())
  if (store === null) return
  const query = { hyperionId: store.hyperionId, templateTypeName: 'call' } as const
  const { listTemplates } = templatesApi.endpoints
  await dispatch(
    readAhead('call guides', () => [dispatch(listTemplates.initiate({ query }, { subscribe: false }))]),
  )
}
