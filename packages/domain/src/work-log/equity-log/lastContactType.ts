import type { ActionCode } from '../../activity/actionCodes'
import type { LastContactType } from './filterVocabulary'

/** The actions that count as each type of contact. */
export const actionsOfContact: Readonly<Record<LastContactType, readonly ActionCode[]>> = {
  Email: ['IN_EMAIL', 'OUT_EMAIL'],
  Note: ['NOTE'],
  Phone: ['IN_CALL', 'OUT_CALL'],
}

/**
 * What a last contact was by the action code of a row; `null` for other actions, such as leads, and where there was none
 * (L-078).
 *
 * @example lastContactTypeOf('OUT_CALL') // 'Phone'
 */
export function lastContactTypeOf(code: ActionCode | null): LastContactType | null {
  const types = Object.entries(actionsOfContact) as [LastContactType, readonly ActionCode[]][]
  return types.find(([, codes]) => code !== null && codes.includes(code))?.[0] ?? null
}
