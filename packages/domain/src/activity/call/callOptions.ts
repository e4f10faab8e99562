import { reasonsFor } from '../reasons'
import { choicesFor, offersResults } from './callChoices'
import { forcesBadNumbers, type CallContext, type CallDraft } from './callDraft'
import type { CallResult, CallStatus } from './callVocabulary'

/** One status of a choice. */
export interface StatusOption {
  readonly status: CallStatus
  readonly isDisabled: boolean
}

/**
 * The statuses of the draft's direction. Where Bad Numbers is forced the others are disabled, and where it is not, it
 * is (O-147 to O-149).
 */
export function statusOptions(draft: CallDraft, context: CallContext): readonly StatusOption[] {
  const isForced = forcesBadNumbers(draft, context)
  return choicesFor(context.choices, context.statusCode)
    .statusesOf(draft.direction)
    .map((status) => ({ status, isDisabled: (status === 'Bad Numbers') !== isForced }))
}

/** The results that the draft's status offers: none but for Contacted and Inbound Call (O-145). */
export const resultOptions = (
  draft: CallDraft,
  { choices, statusCode }: CallContext,
): readonly CallResult[] => (offersResults(draft.callStatus) ? choicesFor(choices, statusCode).results : [])

/** The reasons that the draft's result offers, the placeholder first: none but for Not Interested (O-177, OP-041). */
export const reasonOptions = (draft: CallDraft, { deal }: CallContext): readonly string[] =>
  reasonsFor(draft.callResult, deal)
