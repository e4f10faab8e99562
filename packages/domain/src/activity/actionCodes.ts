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

export type ActionCode = (typeof actionCodes)[number]

/** The results of actions (api.md section 4). NOTE, LEADPEND, LEADSENT, LEADCREATED and PRINT are actions and results. */
export const actionResultCodes = [
  'CONTACTED',
  'BUSY',
  'LEFTMSG',
  'NOMSG',
  'BADNUM',
  'INBOUNDCALL',
  'EMAILSENT',
  'NOI',
  'OPTOUT',
  'NLO',
  'LEADPEND',
  'LEADSENT',
  'LEADCREATED',
  'NOTE',
  'PRINT',
] as const

export type ActionResultCode = (typeof actionResultCodes)[number]
