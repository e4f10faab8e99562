/** What the contact forms warn of in the status Do Not Contact, without blocking anything (O-536, OP-039). */
export const doNotContactWarning =
  'The customer may be on a Do Not Contact list; contact is allowed only if they serviced or purchased within 18 months.'

/**
 * The tab that a saved call or email switches to: Create Lead after that result, else History (O-037 to O-039, OP-020,
 * OP-021).
 *
 * @example tabAfterContact('Create a Lead') // 'lead'
 */
export const tabAfterContact = (result: string | null): 'history' | 'lead' =>
  result === 'Create a Lead' ? 'lead' : 'history'
