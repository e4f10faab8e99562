import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import { exportLog } from '@retain/api-client/export-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { callFile } from '@retain/api-client/kernel/fileCall'
import { report, transportOf } from '../../../core/api/api'
import type { ExportedList } from '../../../list/export/exportedList'
import type { FetchesFile } from '../../../list/export/exportList'
import { selectActiveStore } from '../../../session/active-store/activeStoreSlice'

type ExportBody = BodyOf<typeof exportLog>

/** The data of a request for the file of a log. */
export interface ExportedLog {
  /** The search that finds its rows. */
  readonly search: AnyLogSearch
  /** The columns of the file, including those that do not fit into the window. */
  readonly columns: readonly string[]
}

/** Makes the request for the file of a log, in the active store. */
export const fetchLogFile: FetchesFile<ExportedLog> =
  (list, onRows, signal) => async (dispatch, getState, extra) => {
    const hyperionId = selectActiveStore(getState())?.hyperionId ?? ''
    const body = bodyOf(list, hyperionId)
    const answer = await callFile(exportLog, { body }, transportOf({ getState, extra }), onRows, signal)()
    const file = report(exportLog, {}, { dispatch, getState }, answer)
    return 'error' in file ? null : file.data
  }

const bodyOf = ({ source, rowKeys }: ExportedList<ExportedLog>, hyperionId: string): ExportBody =>
  // TypeScript cannot follow that a search pairs each call with its own body and columns.
  ({
    hyperionId,
    call: source.search.call,
    search: source.search.body,
    columns: source.columns,
    ...(rowKeys === undefined ? {} : { rowKeys }),
  }) as ExportBody
