/** The make of another system that a request maps. */
export const exampleMake = 'CHEVY'

const make = { typeCode: 'MAKE', items: [exampleMake] }

/** Good requests of the mapping table. */
export const exampleMappings = {
  filterVehicleMap: (hyperionId: string) => ({
    body: { typeCode: 'MAKE', hyperionId, text: '', pageNumber: 1, pageSize: 50 },
  }),
  exportVehicleMap: (hyperionId: string) => ({ body: { typeCode: 'MAKE', hyperionId, text: '' } }),
  mapVehicleItems: () => ({ body: { ...make, mappedTo: 'Chevrolet' } }),
  deleteVehicleMappings: () => ({ body: make }),
}
