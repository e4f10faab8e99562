/** How long success and warning messages stay, in milliseconds (S-327). */
export const messageTimeout = 3000

/** How long toasts of notifications without a duration of their own stay, in milliseconds (S-321). */
export const notificationToastTimeout = 5000

/** How long the confirmations of saved searches, columns, mappings and trade adjustments stay, in milliseconds (S-328). */
export const confirmationTimeout = 2000

/** The kinds of toasts (S-317). */
export const toastTypes = ['success', 'message', 'warning', 'error'] as const

/** One of the four kinds; success is the one named accept, error the one named cancel. */
export type ToastType = (typeof toastTypes)[number]

/**
 * How long a message of a kind stays, in milliseconds; `null` for an error, which stays until it is closed (S-326,
 * S-327).
 */
export const toastTimeout = (type: ToastType): number | null => (type === 'error' ? null : messageTimeout)

/** The status text of a call without an answer (S-810). */
export const networkErrorText = 'Network Error'

/**
 * What the toast of a failed call says (S-334, L-462, L-463).
 *
 * @example callErrorText('Internal Server Error') // 'An error occurred getting data: Internal Server Error'
 */
export const callErrorText = (statusText: string): string => `An error occurred getting data: ${statusText}`
