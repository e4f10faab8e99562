import { statusCodes, type StatusCode } from '../../opportunity/status/statuses'
import type { Permission } from '../../session/user/permissions'
import { canContact, isOutcome, offersOutcome } from '../outcomes'
import { reasonsFor } from '../reasons'
import type { CallContext, CallDraft } from './callDraft'
import {
  callDirections,
  callResults,
  type CallDirection,
  type CallResult,
  type CallStatus,
} from './callVocabulary'

/** What can be recorded of a call in one status of an opportunity. */
export interface StatusChoices {
  readonly directions: readonly CallDirection[]
  readonly statuses: Readonly<Record<CallDirection, readonly CallStatus[]>>
  readonly results: readonly CallResult[]
}

/** What can be recorded of a call, by the status of the opportunity. JSON-safe: it is kept with the session. */
export type CallChoices = Readonly<Record<StatusCode, StatusChoices>>

const statuses: StatusChoices['statuses'] = {
  'Outbound Call': ['Contacted', 'Busy', 'Left Message', 'No Message', 'Bad Numbers'],
  'Inbound Call': ['Inbound Call'],
}
const nothing: StatusChoices = {
  directions: [],
  statuses: { 'Outbound Call': [], 'Inbound Call': [] },
  results: [],
}

function choicesIn(statusCode: StatusCode, roles: readonly Permission[]): StatusChoices {
  if (!canContact(statusCode, roles)) return nothing
  const results = callResults.filter(
    (result) => !isOutcome(result) || offersOutcome(result, statusCode, roles),
  )
  return { directions: callDirections, statuses, results }
}

/**
 * The table of what can be recorded of a call. It depends on the roles alone and is built once, when the session loads
 * (O-138 to O-141, O-176, OP-005, OP-006).
 */
export const buildCallChoices = (roles: readonly Permission[]): CallChoices =>
  Object.fromEntries(statusCodes.map((code) => [code, choicesIn(code, roles)])) as CallChoices

/** The row of the table for one status: its directions, the statuses of each direction, and its results. */
export function choicesFor(choices: CallChoices, statusCode: StatusCode) {
  const row = choices[statusCode]
  return {
    directions: row.directions,
    statusesOf: (direction: CallDirection): readonly CallStatus[] => row.statuses[direction],
    results: row.results,
  }
}

/** Whether a status asks what the conversation came to (O-145). */
export const offersResults = (status: CallStatus | null): boolean =>
  status === 'Contacted' || status === 'Inbound Call'

/**
 * Whether nothing but Bad Numbers can be recorded: an outbound call where every phone number is bad or typed by the
 * user, which an empty list is too (O-147, OP-029).
 */
export const forcesBadNumbers = (
  { direction, phoneNumbers }: Pick<CallDraft, 'direction' | 'phoneNumbers'>,
  { choices, statusCode }: CallContext,
): boolean =>
  choicesFor(choices, statusCode).statusesOf(direction).includes('Bad Numbers') &&
  phoneNumbers.every(({ isBad, isUserCustom }) => isBad || isUserCustom)

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
