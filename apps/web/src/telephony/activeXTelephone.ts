import { keptParts } from '@retain/domain/contact-info/phone'
import { numberToDial, statusAfterStart } from '@retain/domain/telephony/telephony'
import { checked } from '../forms/checked'
import type { Telephone } from './telephone'

/** The name under which a telephony object is registered in Windows. */
export const telephonyProgId = 'Retain.Telephony'

/** The telephony object of old browsers, as it has to be (docs/adr/0026-telephony.md). */
export interface TelephonyObject {
  /** Whether a telephone is connected to it. */
  readonly HasPhone: boolean
  /** Dials ten digits. */
  readonly Dial: (number: string) => void
  readonly HangUp: () => void
  /** Called with the name of each event. */
  OnEvent: ((event: string) => void) | null
}

/** Makes a telephony object by its name, and throws where none is installed. */
export type MakeTelephonyObject = new (progId: string) => TelephonyObject

/** Shown when the telephony object refuses to dial. */
export const objectRefused = 'The telephone did not take the number. Dial it by hand.'

function made(Make: MakeTelephonyObject): TelephonyObject | null {
  try {
    return new Make(telephonyProgId)
  } catch {
    return null
  }
}

/**
 * The telephone behind the telephony object of old browsers (S-349).
 *
 * @param Make the browser's `ActiveXObject`.
 */
export function activeXTelephone(Make: MakeTelephonyObject): Telephone {
  let object: TelephonyObject | null = null
  return {
    start: ({ onEvent }) => {
      object = made(Make)
      if (object !== null) object.OnEvent = onEvent
      return statusAfterStart({ hasObject: true, hasPhone: object?.HasPhone === true })
    },
    dial: (kept) => {
      const { valid: number, error } = checked(numberToDial(kept, object !== null))
      if (number === null) return error
      try {
        object?.Dial(keptParts(number).number)
        return null
      } catch {
        return objectRefused
      }
    },
    hangUp: () => object?.HangUp(),
    stop: () => {
      if (object !== null) object.OnEvent = null
      object = null
    },
  }
}
