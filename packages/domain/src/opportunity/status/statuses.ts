/** The thirteen opportunity status codes (api.md section 4). */
export const statusCodes = [
  'NEW',
  'IPCM',
  'IPCNM',
  'DNC',
  'NPL',
  'LEADPEND',
  'LEADSENT',
  'LEADCREATED',
  'LEAM',
  'NLO',
  'NOI',
  'DUPE',
  'REACTIVATED',
] as const

/** Where the work on an opportunity stands. */
export type StatusCode = (typeof statusCodes)[number]
