/** Codes of the last thing done with a customer, as rows and calls carry them (api.md section 4). */
export const actionCodes = [
  'OUT_CALL',
  'IN_CALL',
  'OUT_EMAIL',
  'IN_EMAIL',
  'NOTE',
  'LEADPEND',
  'LEADSENT',
  'LEADCREATED',
  'PRINT',
] as const

/** One recorded action. */
export type ActionCode = (typeof actionCodes)[number]
