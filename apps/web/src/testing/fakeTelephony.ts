import { vi } from 'vitest'
import type { TelephonyObject } from '../telephony/activeXTelephone'

/**
 * Gives the browser a telephony object, as old ones have it. `vi.unstubAllGlobals` takes it away.
 *
 * @returns what it was made to do, and a way to raise its events.
 */
export function stubTelephonyObject({ hasPhone = true } = {}) {
  const made: TelephonyObject[] = []
  const done: string[] = []
  const names: string[] = []
  class ActiveXObject implements TelephonyObject {
    readonly HasPhone = hasPhone
    OnEvent: TelephonyObject['OnEvent'] = null
    constructor(progId: string) {
      names.push(progId)
      made.push(this)
    }
    readonly Dial = (number: string) => void done.push(`dial ${number}`)
    readonly HangUp = () => void done.push('hang up')
  }
  vi.stubGlobal('ActiveXObject', ActiveXObject)
  return {
    /** The names of the objects that were made. */
    names,
    /** What they were told to do, in order. */
    done,
    /** Raises an event on the object made last. */
    raise: (event: string) => made.at(-1)?.OnEvent?.(event),
  }
}
