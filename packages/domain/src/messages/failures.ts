import { callErrorText } from '../alerts/toasts'

/** What the one toast of a failure says (D-28). */
export interface FailureToast {
  readonly label: string
  /** The lines below, in their order. */
  readonly lines: readonly string[]
}

/**
 * The toast of a failed call: the general text, or below a text of its own where the action has one; never two toasts for
 * one failure (S-334, D-28). The request id comes last, by which support can find the call.
 *
 * @example failureToast('Internal Server Error', 'r-1', 'Opportunity flag failed')
 * // { label: 'Opportunity flag failed',
 * //   lines: ['An error occurred getting data: Internal Server Error', 'Request id r-1'] }
 */
export function failureToast(
  statusText: string,
  requestId: string,
  ownText: string | null = null,
): FailureToast {
  const general = callErrorText(statusText)
  const found = `Request id ${requestId}`
  return ownText === null ? { label: general, lines: [found] } : { label: ownText, lines: [general, found] }
}
