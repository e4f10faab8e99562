/** Which vehicle of an opportunity a call is about: the one the customer has, or the one that is offered (OP-101). */
export const vehicleTypes = ['current', 'replacement'] as const

/** The current vehicle or its replacement. */
export type VehicleType = (typeof vehicleTypes)[number]
