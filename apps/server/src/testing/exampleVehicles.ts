/** The trim that a request names, with its model and make. */
export const exampleTrim = { trimId: '9912', modelId: '991', makeId: '99' } as const

/** Good requests of what vehicles are. */
export const exampleVehicles = {
  getKeyFeatures: (_hyperionId: string, opptId: string) => ({ params: { vehicleType: 'current', opptId } }),
  listTrimLevels: () => ({ query: { makeId: '101', modelId: '1001' } }),
  saveTrim: (_hyperionId: string, opptId: string) => ({
    body: { opptId, vehicleType: 'current', trimId: exampleTrim.trimId },
  }),
}
