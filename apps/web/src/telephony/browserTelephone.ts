import type { TelephoneKind } from '@retain/domain/telephony/dialWay'
import { activeXTelephone, type MakeTelephonyObject } from './activeXTelephone'
import { lazyCode } from '../core/lazy/lazyCode'
import { lazyTelephone } from './lazyTelephone'
import { linkTelephone } from './linkTelephone'
import { noTelephone } from './noTelephone'
import type { GetCredentials } from './sipAccess'
import type { Telephone } from './telephone'

declare global {
  interface Window {
    /** There in old browsers only. */
    readonly ActiveXObject?: MakeTelephonyObject
  }
}

/** Whether this browser has telephony objects. */
export const hasTelephonyObject = (): boolean => window.ActiveXObject !== undefined

const sipCode = lazyCode(() => import('./sip/sipTelephone'))

/**
 * A telephone of a kind, as this browser has it.
 *
 * @param getCredentials asks for those of a SIP telephone.
 */
export function browserTelephone(kind: TelephoneKind, getCredentials: GetCredentials): Telephone {
  const { ActiveXObject } = window
  if (kind === 'sip') return lazyTelephone(sipCode, ({ sipTelephone }) => sipTelephone({ getCredentials }))
  if (kind === 'object' && ActiveXObject !== undefined) return activeXTelephone(ActiveXObject)
  return kind === 'link' ? linkTelephone() : noTelephone
}
