import type { ChangedOrder } from '@retain/domain/list/orderChanges'
import type { AppThunk } from '../../core/state/appHooks'
import { orderChanged, selectChangedOrder } from './listChangesSlice'

/**
 * Remembers what live changes have done to the order of a list.
 *
 * @param key of its request.
 * @param change what is known of its order after them, by what was known before.
 */
export const noteChanges =
  (key: string, change: (known: ChangedOrder) => ChangedOrder): AppThunk =>
  (dispatch, getState) => {
    const known = selectChangedOrder(getState(), key)
    const order = change(known)
    if (order !== known) dispatch(orderChanged({ key, order }))
  }
