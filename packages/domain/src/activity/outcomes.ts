import { isClosedStatus } from '../opportunity/status/statusGroups'
import type { StatusCode } from '../opportunity/status/statuses'
import { can, isManager } from '../session/user/can'
import { generalAccess, type Permission } from '../session/user/permissions'
import type { ActionResultCode } from './actionCodes'

/** What a call or a received email can come to beside a plain contact, in the order of both choices (O-137, O-186). */
export const outcomes = ['Not Interested', 'Do Not Contact', 'No Longer Owns', 'Create a Lead'] as const
export type Outcome = (typeof outcomes)[number]

/** The code by which an outcome is sent and recorded; a plain contact has the code of its status (OP-031, OP-033). */
export const outcomeCodes = {
  'Not Interested': 'NOI',
  'Do Not Contact': 'OPTOUT',
  'No Longer Owns': 'NLO',
  'Create a Lead': 'LEADPEND',
} as const satisfies Record<Outcome, ActionResultCode>

/**
 * Whether calls and emails can be recorded: with general access, and while the opportunity is not closed (OP-005, OP-006).
 *
 * @example canContact('NLO', user.roles) // false
 */
export const canContact = (statusCode: StatusCode, roles: readonly Permission[]): boolean =>
  can(roles, generalAccess) && !isClosedStatus(statusCode)

/**
 * Whether somebody may record a result at all, whatever the opportunity: No Longer Owns is the managers' (O-160, O-176,
 * O-187).
 *
 * @example mayRecord('NLO', []) // false
 */
export const mayRecord = (actionResult: ActionResultCode, roles: readonly Permission[]): boolean =>
  actionResult !== outcomeCodes['No Longer Owns'] || isManager(roles)

/**
 * Whether an outcome is offered in a status: No Longer Owns to managers only (O-176, O-187), Create a Lead not once a lead
 * was sent, and none where nothing can be recorded (OP-005, OP-006).
 *
 * @example offersOutcome('Create a Lead', 'LEADSENT', user.roles) // false
 */
export function offersOutcome(
  outcome: Outcome,
  statusCode: StatusCode,
  roles: readonly Permission[],
): boolean {
  if (!canContact(statusCode, roles) || !mayRecord(outcomeCodes[outcome], roles)) return false
  return outcome !== 'Create a Lead' || statusCode !== 'LEADSENT'
}

/** Whether a result is one of the outcomes, and not the plain contact of its form. */
export const isOutcome = (result: string | null): result is Outcome =>
  outcomes.some((outcome) => outcome === result)
