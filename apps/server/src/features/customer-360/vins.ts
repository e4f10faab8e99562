import { normaliseVin } from '@retain/domain/vehicle/vin'

/** The VINs of vehicles in the form in which they are kept and compared, each once; one without a VIN is left out. */
export const vinsOf = (vehicles: readonly { readonly vin: string | null }[]): readonly string[] => [
  ...new Set(vehicles.map(({ vin }) => normaliseVin(vin ?? '')).filter((vin) => vin !== '')),
]
