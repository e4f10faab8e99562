import type { AnsweredFile } from '@retain/api-client/kernel/fileCall'
import { exportedText, type ExportSize } from '@retain/domain/list/export/exportTexts'
import type { AppThunk } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import type { ExportedList } from './exportedList'

/**
 * Makes the request for the file of a list; `null` after a failure, which is reported like that of any call.
 *
 * @param onRows gets how many rows have been received.
 * @param signal cancels it.
 */
export type FetchesFile<Source> = (
  list: ExportedList<Source>,
  onRows: (rows: number, size: ExportSize) => void,
  signal: AbortSignal,
) => AppThunk<Promise<AnsweredFile | null>>

/** Fetches the file of a list, hands it to the browser and shows a toast. A failure leaves nothing behind. */
export const exportList =
  <Source>(
    fetchFile: FetchesFile<Source>,
    ...[exported, onRows, signal]: Parameters<FetchesFile<Source>>
  ): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { saveFile }) => {
    const file = await dispatch(fetchFile(exported, onRows, signal))
    if (file === null) return
    saveFile(file.content, file.name)
    dispatch(toastShown({ type: 'success', label: exportedText(exported.list, file), body: file.name }))
  }
