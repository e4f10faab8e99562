import { addressWithStore } from '@retain/domain/session/storeAddress'
import { copyText } from '../core/browser/clipboard'
import type { AppThunk } from '../core/state/appHooks'
import { toastShown } from '../core/toasts/toastsSlice'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'

/** What copies the address of the page in sight. */
export const copyLinkLabel = 'Copy link'

/**
 * Puts the address of the page in sight on the clipboard, with its store, for somebody who may be working in another one.
 * Where the browser refuses, the toast has the address to copy by hand.
 */
export const copyLink =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    const hyperionId = selectActiveStore(getState())?.hyperionId
    const path = navigation.path()
    const query = navigation.query()
    const address = hyperionId === undefined ? path + query : addressWithStore(path, query, hyperionId)
    const link = window.location.origin + address
    const toast = (await copyText(link))
      ? ({ type: 'success', label: 'Link copied' } as const)
      : ({ type: 'error', label: 'The link could not be copied', body: link } as const)
    dispatch(toastShown(toast))
  }
