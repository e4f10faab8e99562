import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { exportVehicleMap } from '@retain/api-client/vehicle-map'
import type { ExportedList } from '../../list/export/exportedList'
import { fetchesFile } from '../../list/export/fetchesFile'

/** What a request for the file of the mapping table is made of. */
export type ExportedMappings = BodyOf<typeof exportVehicleMap>

/** Makes the request for the file of the mapping table. */
export const fetchMappingFile = fetchesFile(
  exportVehicleMap,
  ({ source }: ExportedList<ExportedMappings>) => ({ body: source }),
)
