import { defaultPage, pageAfterStoreChange } from '@retain/domain/session/routes/sourcePages'
import type { AppThunk } from '../../core/state/appHooks'
import { checked } from '../../forms/checked'
import { toastShown } from '../../core/toasts/toastsSlice'

/**
 * An opportunity belongs to the store that was left: back to the list that it was opened from (S-195, S-197). A source
 * that no list has shows a message and leads to the Equity Log (S-198, S-759).
 */
export const leaveOpportunity =
  (): AppThunk =>
  (dispatch, _getState, { navigation }) => {
    const source = new URLSearchParams(navigation.query()).get('source')
    const page = pageAfterStoreChange(navigation.path(), source)
    if (page === null) return
    const { valid, error } = checked(page)
    if (error !== null) dispatch(toastShown({ type: 'error', label: error }))
    navigation.go(valid ?? defaultPage)
  }
