import { changesVersion } from '../features/vehicle-map/import/changesVersion'

/** The import that a request takes back. */
export const exampleImport = '1000001'

/** The make of another system that a request maps. */
export const exampleMake = 'CHEVY'

const make = { typeCode: 'MAKE', items: [exampleMake] }

/** A file that says what the table says already of that make. */
const exampleFile = `Mapper,Mapped From,Mapped To\r\nMake,${exampleMake},\r\n`
/** The version of no changes. */
const exampleVersion = changesVersion([])

/** Good requests of the mapping table. */
export const exampleMappings = {
  filterVehicleMap: (hyperionId: string) => ({
    body: { typeCode: 'MAKE', hyperionId, text: '', pageNumber: 1, pageSize: 50 },
  }),
  exportVehicleMap: (hyperionId: string) => ({ body: { typeCode: 'MAKE', hyperionId, text: '' } }),
  mapVehicleItems: () => ({ body: { ...make, mappedTo: 'Chevrolet' } }),
  deleteVehicleMappings: () => ({ body: make }),
  previewVehicleMapImport: () => ({ body: { text: exampleFile } }),
  importVehicleMap: () => ({ body: { text: exampleFile, version: exampleVersion, leavesOutRefused: false } }),
  undoVehicleMapImport: () => ({ body: { importId: exampleImport } }),
}
