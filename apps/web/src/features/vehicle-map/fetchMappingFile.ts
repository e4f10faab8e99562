import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { callFile } from '@retain/api-client/kernel/fileCall'
import { exportVehicleMap } from '@retain/api-client/vehicle-map'
import { report, transportOf } from '../../core/api/api'
import type { FetchesFile } from '../../list/export/exportList'

/** What a request for the file of the mapping table is made of. */
export type ExportedMappings = BodyOf<typeof exportVehicleMap>

/** Makes the request for the file of the mapping table. */
export const fetchMappingFile: FetchesFile<ExportedMappings> =
  ({ source }, onRows, signal) =>
  async (dispatch, getState, extra) => {
    const transport = transportOf({ getState, extra })
    const answer = await callFile(exportVehicleMap, { body: source }, transport, onRows, signal)()
    const file = report(exportVehicleMap, {}, { dispatch, getState }, answer)
    return 'error' in file ? null : file.data
  }
