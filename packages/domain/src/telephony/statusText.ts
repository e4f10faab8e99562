import type { AutoDialStatus } from '../activity/call/autoDialStatuses'

/** What is shown of each status of the telephone; an empty text where there is nothing to say. */
const texts: Readonly<Record<AutoDialStatus, string>> = {
  'not-set': '',
  ready: '',
  idle: '',
  'not installed': 'No telephone installed',
  'not supported': '',
  dialing: 'Dialing',
  calling: 'Calling',
  ringing: 'Incoming call',
  connected: 'Connected',
  busy: 'Line busy',
  unavailable: 'Telephone unavailable',
}

/**
 * What is shown of a status of the telephone.
 *
 * @example telephonyStatusText('dialing') // 'Dialing'
 */
export const telephonyStatusText = (status: AutoDialStatus): string => texts[status]
