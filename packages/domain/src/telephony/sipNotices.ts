/** What is said of a telephone that dials by SIP, beside its status. Ours: the specification knows none. */
export const sipNotices = {
  notSetUp: 'This server has no telephone exchange for this store. Dial by hand.',
  noCredentials: 'The server could not sign this telephone in. It is tried again; until then dial by hand.',
  refused: 'The telephone exchange refused this telephone. It is tried again; until then dial by hand.',
  gone: 'The telephone exchange cannot be reached. It is tried again; until then dial by hand.',
  goneOnCall:
    'The connection to the telephone exchange was lost. The call goes on for as long as it can be heard.',
  notRegistered: 'The telephone is not registered at the telephone exchange. Dial by hand.',
  onCall: 'There is a call already. Hang up first.',
  noMicrophone: 'No microphone was found. Connect one and dial again.',
  microphoneDenied:
    'The browser does not let this page use the microphone. Allow it beside the address, and dial again.',
  microphoneBusy: 'The microphone could not be used. Another program may hold it.',
  cutOff: 'The call was cut off.',
} as const

/** What is said of a call that came to nothing, by the status code of SIP (RFC 3261, 21); empty where the status says it. */
const endings: Readonly<Record<number, string>> = {
  403: 'The telephone exchange does not allow this call.',
  404: 'The telephone exchange does not know this number.',
  408: 'Nobody answered.',
  410: 'This number is no longer in service.',
  480: 'Nobody can be reached at this number now.',
  484: 'The telephone exchange needs more digits.',
  486: '',
  487: '',
  600: '',
  603: 'The call was declined.',
}

/**
 * What is said of a call that was refused.
 *
 * @example sipEnding(404) // 'The telephone exchange does not know this number.'
 * @example sipEnding(503) // 'The call did not come about (503).'
 */
export const sipEnding = (statusCode: number): string =>
  endings[statusCode] ?? `The call did not come about (${statusCode}).`

/**
 * What is said where the microphone could not be had, by the name of the browser's error.
 *
 * @example microphoneNotice('NotFoundError') // 'No microphone was found. Connect one and dial again.'
 */
export function microphoneNotice(errorName: string): string {
  if (errorName === 'NotFoundError') return sipNotices.noMicrophone
  return errorName === 'NotReadableError' ? sipNotices.microphoneBusy : sipNotices.microphoneDenied
}

/**
 * What is said of a call that came in and was not taken.
 *
 * @param from who called, as it is shown.
 */
export const missedCall = (from: string): string => `Missed call from ${from}.`

/** Whether a status code says that the line is busy. */
export const isBusyCode = (statusCode: number): boolean => statusCode === 486 || statusCode === 600
