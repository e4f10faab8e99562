import { opportunityPath } from '../opportunity/opportunityPath'
import { routes } from '../session/routes/routes'

/** The usage event that is recorded when an opportunity is opened out of a text message (S-246, O-033). */
export const textMessageOpened = 'text-message-opportunity-opened'

/** What the check of the store has answered about an opportunity (S-244, S-724, D-27). */
export interface StoreCheck {
  /** The store of the opportunity. */
  readonly hyperionId: string | null
  /** Whether it is one of the user's own stores. */
  readonly isAssigned: boolean
}

/** What to do next with an address `/txt/:id`. */
export type TextMessageStep =
  /** The store of the opportunity has to be checked. */
  | { readonly kind: 'checkStore'; readonly opptId: string }
  /** Wait until the store is known. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'go'; readonly to: string }
  /** Record the usage event, make the store the active one, and go to the opportunity (S-246, S-247, D-40). */
  | {
      readonly kind: 'open'
      readonly usage: typeof textMessageOpened
      readonly hyperionId: string
      readonly to: string
    }

/**
 * The next step of the text-message redirect (S-242 to S-247, O-031 to O-034, OP-017). Without an id it goes to the Equity
 * Log; an opportunity of a store that is not the user's leads to access denied, whose address says so instead of an error
 * that would sign the user out (D-27).
 *
 * @param id the id of the address; `null` or empty without one.
 * @param check `'notAsked'`, `'asked'` while the answer is awaited, or the answer.
 * @example textMessageStep('123', { hyperionId: 'HAR', isAssigned: true }) // { kind: 'open', to: '/app/opportunity/123', … }
 */
export function textMessageStep(
  id: string | null,
  check: 'notAsked' | 'asked' | StoreCheck,
): TextMessageStep {
  const opptId = id?.trim() ?? ''
  if (opptId === '') return { kind: 'go', to: routes.equityLog.path }
  if (check === 'notAsked') return { kind: 'checkStore', opptId }
  if (check === 'asked') return { kind: 'wait' }
  if (!check.isAssigned) return { kind: 'go', to: routes.accessDenied.path }
  if (check.hyperionId === null || check.hyperionId === '') return { kind: 'wait' }
  const to = opportunityPath(opptId)
  return { kind: 'open', usage: textMessageOpened, hyperionId: check.hyperionId, to }
}
