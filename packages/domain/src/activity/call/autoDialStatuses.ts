/** The states of the dialler of a call: the telephony words of api.md section 4 (S-350, S-351, OP-037). */
export const autoDialStatuses = [
  'not-set',
  'ready',
  'not installed',
  'not supported',
  'calling',
  'busy',
  'connected',
  'dialing',
  'idle',
  'ringing',
  'unavailable',
] as const

/** One state of the dialler. */
export type AutoDialStatus = (typeof autoDialStatuses)[number]
