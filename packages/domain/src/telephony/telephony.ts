import * as E from 'fp-ts/Either'
import type { AutoDialStatus } from '../activity/call/autoDialStatuses'

/** The events of the telephony object (S-352). */
export const telephonyEvents = [
  'EndOfCall',
  'DialTone',
  'RingBack',
  'IncomingCall',
  'BusySignal',
  'CallConnected',
  'Dialing',
] as const

export type TelephonyEvent = (typeof telephonyEvents)[number]

const statusAfter: Readonly<Record<TelephonyEvent, AutoDialStatus>> = {
  Dialing: 'dialing',
  DialTone: 'dialing',
  RingBack: 'calling',
  IncomingCall: 'ringing',
  BusySignal: 'busy',
  CallConnected: 'connected',
  EndOfCall: 'ready',
}

/**
 * The status to which an event leads; an event that is none of the seven changes nothing (S-352, S-807).
 *
 * @example statusAfterEvent('dialing', 'RingBack') // 'calling'
 */
export const statusAfterEvent = (status: AutoDialStatus, event: string): AutoDialStatus =>
  Object.hasOwn(statusAfter, event) ? statusAfter[event as TelephonyEvent] : status

/**
 * The status after starting: without the telephony object of old browsers it is not supported, with the object but without
 * a phone not installed (S-349, S-806).
 *
 * @example statusAfterStart({ hasObject: false, hasPhone: false }) // 'not supported'
 */
export function statusAfterStart(found: {
  readonly hasObject: boolean
  readonly hasPhone: boolean
}): AutoDialStatus {
  if (!found.hasObject) return 'not supported'
  return found.hasPhone ? 'ready' : 'not installed'
}

/** Why dialling fails without a number (S-353). */
export const phoneNumberMissing = 'PhoneNumber not found...'

/** Why dialling fails in every browser of today (S-354). */
export const telephonyMissing = 'No ActiveX object found for dialing...'

/**
 * The number to dial, or why there is none: the number is looked at first (S-353, S-354). Typing a number by hand stays
 * possible either way (S-808).
 *
 * @example numberToDial('', true) // left: 'PhoneNumber not found...'
 */
export function numberToDial(phoneNumber: string | null, hasObject: boolean): E.Either<string, string> {
  const number = (phoneNumber ?? '').trim()
  if (number === '') return E.left(phoneNumberMissing)
  return hasObject ? E.right(number) : E.left(telephonyMissing)
}
