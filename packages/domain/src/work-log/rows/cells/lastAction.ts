import type { ActionCode } from '../../../activity/actionCodes'

/** The kinds of the last-action icon: the last contact between staff and customer. */
export type LastAction = 'call' | 'email' | 'lead'

/** The words behind each last-action icon (D-58). */
export const lastActionLabels: Readonly<Record<LastAction, string>> = {
  call: 'Call',
  email: 'Email',
  lead: 'Lead',
}

const actions: Readonly<Partial<Record<ActionCode, LastAction>>> = {
  IN_CALL: 'call',
  OUT_CALL: 'call',
  IN_EMAIL: 'email',
  OUT_EMAIL: 'email',
  LEADSENT: 'lead',
  LEADCREATED: 'lead',
}

/** The icon of an action code; `null` for every other code, whose cell is empty (L-278 to L-280, L-598). */
export const lastAction = (code: ActionCode | null): LastAction | null =>
  code === null ? null : (actions[code] ?? null)
