import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import { exportLog } from '@retain/api-client/export-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { ExportedList } from '../../../list/export/exportedList'
import { fetchesFile } from '../../../list/export/fetchesFile'
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
export const fetchLogFile = fetchesFile(exportLog, (list: ExportedList<ExportedLog>, state) => ({
  body: bodyOf(list, selectActiveStore(state)?.hyperionId ?? ''),
}))

const bodyOf = ({ source, rowKeys }: ExportedList<ExportedLog>, hyperionId: string): ExportBody =>
  // TypeScript cannot follow that a search pairs each call with its own body and columns.
  ({
    hyperionId,
    call: source.search.call,
    search: source.search.body,
    columns: source.columns,
    ...(rowKeys === undefined ? {} : { rowKeys }),
  }) as ExportBody
