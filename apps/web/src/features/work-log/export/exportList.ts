import { exportLog } from '@retain/api-client/export-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { callFile } from '@retain/api-client/kernel/fileCall'
import { exportedContactColumns } from '@retain/domain/work-log/contact-log/exportedContactColumns'
import { exportedText, type ExportSize } from '@retain/domain/work-log/export/exportTexts'
import { report, transportOf } from '../../../core/api/api'
import type { AppThunk } from '../../../core/state/appHooks'
import { selectActiveStore } from '../../../session/active-store/activeStoreSlice'
import { toastShown } from '../../../core/toasts/toastsSlice'
import type { ExportedList } from './exportedList'

type ExportBody = BodyOf<typeof exportLog>

/**
 * Fetches the file of a list, hands it to the browser and says so. A failure is told like that of any call, and leaves
 * nothing behind.
 *
 * @param onRows is told how many rows are here.
 * @param signal gives it up.
 */
export const exportList =
  (
    list: ExportedList,
    onRows: (rows: number, size: ExportSize) => void,
    signal: AbortSignal,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const hyperionId = selectActiveStore(getState())?.hyperionId ?? ''
    const body = bodyOf(list, hyperionId)
    const answer = await callFile(exportLog, { body }, transportOf({ getState, extra }), onRows, signal)()
    const file = report(exportLog, {}, { dispatch }, answer)
    if ('error' in file) return
    extra.saveFile(file.data.content, file.data.name)
    dispatch(toastShown({ type: 'success', label: exportedText(list.log, file.data), body: file.data.name }))
  }

const bodyOf = ({ search, columns, rowKeys }: ExportedList, hyperionId: string): ExportBody =>
  // A search pairs each call with its own body and columns, which TypeScript cannot follow from here.
  ({
    hyperionId,
    call: search.call,
    search: search.body,
    columns: search.call === 'searchContactLog' ? exportedContactColumns : columns,
    ...(rowKeys === undefined ? {} : { rowKeys }),
  }) as ExportBody
