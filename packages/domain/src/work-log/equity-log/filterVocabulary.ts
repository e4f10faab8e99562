/** What a last contact was (L-078). */
export const lastContactTypes = ['Email', 'Note', 'Phone'] as const

export type LastContactType = (typeof lastContactTypes)[number]

/**
 * Which payment difference a filter compares; 'Original Deal Type' the one of the deal that the customer has (L-090,
 * L-493).
 */
export const paymentDifferenceTypes = ['Finance', 'Lease', 'Original Deal Type'] as const

export type PaymentDifferenceType = (typeof paymentDifferenceTypes)[number]

/**
 * The values of yes/no fields of rows and settings: No is 0, Yes is 1. No filter uses them; Recalls has its own (L-104,
 * L-499).
 */
export const yesNoValues = { No: 0, Yes: 1 } as const

/** The scores that the Prediction Score filter offers; they need no lookup (L-092, L-413). */
export const predictionScores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
