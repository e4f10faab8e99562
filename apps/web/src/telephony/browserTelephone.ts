import type { TelephoneKind } from '@retain/domain/telephony/dialWay'
import { activeXTelephone, type MakeTelephonyObject } from './activeXTelephone'
import { linkTelephone } from './linkTelephone'
import { noTelephone } from './noTelephone'
import type { Telephone } from './telephone'

declare global {
  interface Window {
    /** There in old browsers only. */
    readonly ActiveXObject?: MakeTelephonyObject
  }
}

/** Whether this browser has telephony objects. */
export const hasTelephonyObject = (): boolean => window.ActiveXObject !== undefined

/** A telephone of a kind, as this browser has it. */
export function browserTelephone(kind: TelephoneKind): Telephone {
  const { ActiveXObject } = window
  if (kind === 'object' && ActiveXObject !== undefined) return activeXTelephone(ActiveXObject)
  return kind === 'link' ? linkTelephone() : noTelephone
}
