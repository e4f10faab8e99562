import type { PhoneTitle } from '../../opportunity/sections'
import type { CallDirection, CallResult, CallStatus } from './callVocabulary'

/** A call that can be saved: what `validateCall` makes of a draft and `readCall` of what was sent. */
export interface Call {
  readonly direction: CallDirection
  readonly callStatus: CallStatus
  /** The result of a conversation; `null` for a status that asks for none. */
  readonly callResult: CallResult | null
  /** Of Not Interested the chosen one, of No Longer Owns its fixed one, else `null`. */
  readonly reason: string | null
  /** Ten digits of the number of the call, x and its extension behind them where it has one; `null` where none is needed and none was chosen. */
  readonly activePhone: string | null
  /** Without blanks around them; empty where none are needed and none were written. */
  readonly notes: string
  /** The phones on file that are bad now, in the order of their titles. */
  readonly badPhones: readonly PhoneTitle[]
}
