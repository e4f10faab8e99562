import type { Cents } from '../money/money'

/** What is paid a month for the present vehicle: the payment as it was edited, else as it stands in the deal (O-082). */
export const currentPayment = (
  deal: { readonly paymentAmt: Cents | null; readonly paymentAmtEdited: Cents | null } | null,
): Cents | null => deal?.paymentAmtEdited ?? deal?.paymentAmt ?? null
