import type { ActionCode } from '../actionCodes'
import type { EntryAction } from './contactActionTypes'
import type { ContactType } from './contactTypes'

/** What the contact history records of an action: the type of the entry, and how it came about. */
export interface EntryKind {
  readonly contactType: ContactType
  readonly contactAction: EntryAction
}

const kinds: Readonly<Record<ActionCode, EntryKind>> = {
  OUT_CALL: { contactType: 'PhoneCall', contactAction: 'OPHONE' },
  IN_CALL: { contactType: 'PhoneCall', contactAction: 'IPHONE' },
  OUT_EMAIL: { contactType: 'Email', contactAction: 'OEMAIL' },
  IN_EMAIL: { contactType: 'EmailReceived', contactAction: 'IEMAIL' },
  NOTE: { contactType: 'Notes', contactAction: 'NOTE' },
  LEADPEND: { contactType: 'LeadPending', contactAction: 'LEAD' },
  LEADSENT: { contactType: 'LeadSent', contactAction: 'SLEAD' },
  LEADCREATED: { contactType: 'LeadCreated', contactAction: 'CLEAD' },
  PRINT: { contactType: 'System', contactAction: 'PRINT' },
}

/**
 * The entry that an action leaves in the contact history (OP-059, OP-061).
 *
 * @example entryOfAction('IN_CALL') // { contactType: 'PhoneCall', contactAction: 'IPHONE' }
 */
export const entryOfAction = (action: ActionCode): EntryKind => kinds[action]
