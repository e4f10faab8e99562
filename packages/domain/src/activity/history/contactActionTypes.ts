/**
 * How an entry of the contact history came about (O-225, OP-059): in- and outbound calls and emails, leads sent and
 * created, notes, completed reminders. PHONE, EMAIL and LEAD are the groups of the ones that end like them.
 */
export const contactActionTypes = [
  'PHONE',
  'IPHONE',
  'OPHONE',
  'EMAIL',
  'IEMAIL',
  'OEMAIL',
  'LEAD',
  'SLEAD',
  'CLEAD',
  'NOTE',
  'REMCOM',
] as const
export type ContactActionType = (typeof contactActionTypes)[number]

/** What an entry can carry: an action type, or PRINT for a print of the playground (OP-061). */
export const entryActions = [...contactActionTypes, 'PRINT'] as const
export type EntryAction = (typeof entryActions)[number]
