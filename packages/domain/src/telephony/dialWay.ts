import type { AutoDialStatus } from '../activity/call/autoDialStatuses'
import type { TelephonyChoice } from './telephonyChoices'

/** Which telephone the app uses: the telephony object of the browser, links that the device dials, the app itself by SIP, or none. */
export type TelephoneKind = 'object' | 'link' | 'sip' | 'none'

/**
 * The telephone that a store's choice leads to in this browser (S-349).
 *
 * @example telephoneFor('Automatic', { hasObject: false }) // 'none'
 */
export function telephoneFor(
  choice: TelephonyChoice,
  { hasObject }: { readonly hasObject: boolean },
): TelephoneKind {
  if (choice === 'Link') return 'link'
  if (choice === 'SIP') return 'sip'
  return choice === 'Automatic' && hasObject ? 'object' : 'none'
}

/** How a number is dialled: by the app, by a link, by a link where the device is a telephone, or by hand only. */
export type DialWay = 'call' | 'link' | 'link on a telephone' | 'by hand'

const unusable: readonly AutoDialStatus[] = ['not-set', 'not installed', 'not supported', 'unavailable']

/**
 * How numbers can be dialled now. The control of the app shows only while its telephone is available (OP-037); without one a
 * telephone in the hand still dials by links, and a number can always be typed by hand (S-808).
 *
 * @example dialWay('Automatic', 'ready') // 'call'
 */
export function dialWay(choice: TelephonyChoice, status: AutoDialStatus): DialWay {
  if (choice === 'Off') return 'by hand'
  if (choice === 'Link') return 'link'
  return unusable.includes(status) ? 'link on a telephone' : 'call'
}

const idle: readonly AutoDialStatus[] = [...unusable, 'ready', 'idle', 'busy']

/**
 * Whether there is a call that can be ended. After the signal of a busy line there is none.
 *
 * @example isOnCall('dialing') // true
 */
export const isOnCall = (status: AutoDialStatus): boolean => !idle.includes(status)
