/** What an answer's status leads to, beside the answer itself. */
export type ResponseCheck = 'pass' | 'raise' | 'expired' | 'denied' | 'notFound'

/**
 * What the status of an answer means (S-384 to S-389, S-809): 200 to 299 pass; 401 and 403 raise an error and notify the
 * session; 404 means that the resource is missing and is answered; everything else raises an error.
 *
 * @example responseCheck(503) // 'raise'
 */
export function responseCheck(status: number): ResponseCheck {
  if (status >= 200 && status <= 299) return 'pass'
  if (status === 401) return 'expired'
  if (status === 403) return 'denied'
  return status === 404 ? 'notFound' : 'raise'
}

/** Whether a check raises an error, which shows a toast; a missing resource does not (S-386 to S-388, S-812, L-615). */
export const raises = (check: ResponseCheck): boolean => check !== 'pass' && check !== 'notFound'
