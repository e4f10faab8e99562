import type { SerializedError } from '@reduxjs/toolkit'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { LeadFailure } from '@retain/domain/lead/unsentLead'
import { httpErrorOf } from '../../../core/api/httpError'

/** Why a lead was not sent, by how its call failed: what a system has not taken, we have refused, or nobody knows of. */
export function leadFailureOf(error: ApiError | SerializedError | undefined): LeadFailure {
  const answer = httpErrorOf(error)
  if (answer === null) return 'unknown'
  if (answer.code === 'leadNotSent') return 'notAnswered'
  return answer.status < 500 ? 'refused' : 'unknown'
}
