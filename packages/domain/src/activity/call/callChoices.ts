import { statusCodes, type StatusCode } from '../../opportunity/status/statuses'
import type { Permission } from '../../session/user/permissions'
import { canContact, isOutcome, offersOutcome } from '../outcomes'
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

/** Whether a status asks for the result of the conversation (O-145). */
export const offersResults = (status: CallStatus | null): boolean =>
  status === 'Contacted' || status === 'Inbound Call'
