import type { AutoDialStatus } from '../activity/call/autoDialStatuses'

/** The status before anything was tried: telephony is started from it (S-806). */
export const initialTelephonyStatus: AutoDialStatus = 'not-set'

/**
 * Whether starting telephony is still to be done, the last step of a start of the app: nothing was tried yet, which is what
 * the specification calls pending (S-132, S-806).
 *
 * @example isTelephonyPending('ready') // false
 */
export const isTelephonyPending = (status: AutoDialStatus): boolean => status === initialTelephonyStatus
