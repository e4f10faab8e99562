/** What an entry of the contact history is about (O-224). */
export const contactTypes = [
  'PlaygroundVinSelected',
  'PhoneCall',
  'Email',
  'ViewOpportunity',
  'LeadSent',
  'LeadPending',
  'LeadCreated',
  'LEADNOSALE',
  'Notes',
  'VinScanned',
  'Reminder',
  'EmailReceived',
  'Customer',
  'FlgOppt',
  'CustDeal',
  'System',
  'SYS_NLO',
  'ChangeOwner',
] as const

/** The kind of one entry. */
export type ContactType = (typeof contactTypes)[number]
