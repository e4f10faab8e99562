import type { CsvFile } from '@retain/api-client/kernel/csvFile'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import { callFile } from '@retain/api-client/kernel/fileCall'
import type { CallInput } from '@retain/api-client/kernel/request'
import { report, transportOf } from '../../core/api/api'
import type { RootState } from '../../core/state/rootReducer'
import type { ExportedList } from './exportedList'
import type { FetchesFile } from './exportList'

/**
 * What makes the request for the file of a list.
 *
 * @param inputOf what the call sends for a list.
 * @example const fetchMappingFile = fetchesFile(exportVehicleMap, ({ source }: ExportedList<Body>) => ({ body: source }))
 */
export const fetchesFile =
  <P, Q, B, Source>(
    endpoint: Endpoint<P, Q, B, CsvFile>,
    inputOf: (list: ExportedList<Source>, state: RootState) => CallInput<P, Q, B>,
  ): FetchesFile<Source> =>
  (list, onRows, signal) =>
  async (dispatch, getState, extra) => {
    const transport = transportOf({ getState, extra })
    const answer = await callFile(endpoint, inputOf(list, getState()), transport, onRows, signal)()
    const file = report(endpoint, {}, { dispatch, getState }, answer)
    return 'error' in file ? null : file.data
  }
