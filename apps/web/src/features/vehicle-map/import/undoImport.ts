import { confirmationTimeout } from '@retain/domain/alerts/toasts'
import {
  importNotUndoneText,
  importUndoStaleText,
  importUndoneText,
} from '@retain/domain/vehicle-map/import/importTexts'
import { httpErrorOf } from '../../../core/api/httpError'
import type { AppThunk } from '../../../core/state/appHooks'
import { toastShown } from '../../../core/toasts/toastsSlice'
import { importApi } from './importApi'

/** Takes an import back, and says what became of it. */
export const undoImport =
  (importId: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { undoVehicleMapImport } = importApi.endpoints
    const { error } = await dispatch(undoVehicleMapImport.initiate({ body: { importId } }, { track: false }))
    if (error === undefined) {
      dispatch(toastShown({ type: 'success', label: importUndoneText, timeout: confirmationTimeout }))
      return
    }
    const isStale = httpErrorOf(error)?.code === 'stale'
    dispatch(toastShown({ type: 'error', label: isStale ? importUndoStaleText : importNotUndoneText }))
  }
