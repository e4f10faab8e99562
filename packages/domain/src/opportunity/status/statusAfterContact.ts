import type { ActionCode, ActionResultCode } from '../../activity/actionCodes'
import { isClosedStatus } from './statusGroups'
import type { StatusCode } from './statuses'

/** A saved call, email or note by its codes. */
export interface Contact {
  readonly action: ActionCode
  readonly actionResult: ActionResultCode
}

const contacts: readonly ActionCode[] = ['OUT_CALL', 'IN_CALL', 'OUT_EMAIL', 'IN_EMAIL', 'NOTE']

/** Create a Lead is contact made; what follows is set by the lead itself (OP-074, OP-075). */
const statusOf: Readonly<Partial<Record<ActionResultCode, StatusCode>>> = {
  CONTACTED: 'IPCM',
  INBOUNDCALL: 'IPCM',
  LEADPEND: 'IPCM',
  BUSY: 'IPCNM',
  LEFTMSG: 'IPCNM',
  NOMSG: 'IPCNM',
  EMAILSENT: 'IPCNM',
  BADNUM: 'NPL',
  NOI: 'NOI',
  OPTOUT: 'DNC',
  NLO: 'NLO',
}

const statusesAfterLead: readonly StatusCode[] = ['NOI', 'DNC', 'NLO']

/** The statuses that a contact leaves for few others only. */
const allowedNext: Readonly<Partial<Record<StatusCode, readonly StatusCode[]>>> = {
  LEADPEND: statusesAfterLead,
  LEADSENT: statusesAfterLead,
  DNC: ['NLO'],
}

/**
 * The status of an opportunity after a contact was saved for it (OP-009, api.md section 4). A closed status never
 * changes, a note without contact changes nothing, and an attempt does not undo contact that was made.
 *
 * @example statusAfterContact('NEW', { action: 'OUT_CALL', actionResult: 'BUSY' }) // 'IPCNM'
 */
export function statusAfterContact(current: StatusCode, { action, actionResult }: Contact): StatusCode {
  if (isClosedStatus(current) || !contacts.includes(action)) return current
  const next = statusOf[actionResult] ?? current
  if (next === 'IPCNM' && current === 'IPCM') return current
  return allowedNext[current]?.includes(next) === false ? current : next
}
