import * as E from 'fp-ts/Either'
import { missingIdText } from './missingId'

/** The values that calls require; a call that lacks one fails before a request is sent (S-390, O-263, O-441). */
export const requiredIds = [
  'hyperionId',
  'opptId',
  'opportunityId',
  'leadId',
  'eleadId',
  'section',
  'vehicleType',
  'makeId',
  'modelId',
  'email address',
  'username',
  'profile',
  'setting',
] as const

export type RequiredId = (typeof requiredIds)[number]

/**
 * A value that a call requires, or the text for its absence: `null`, nothing, and a text of blanks are absent.
 *
 * @example requireValue('opptId', '') // E.left('opptId is required')
 */
export function requireValue<Value>(
  name: RequiredId,
  value: Value | null | undefined,
): E.Either<string, Value> {
  const isMissing =
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  return isMissing ? E.left(missingIdText(name)) : E.right(value)
}
