import type { SerializedError } from '@reduxjs/toolkit'
import type { ApiError } from '@retain/api-client/kernel/apiError'
import type { LeadFailure } from '@retain/domain/lead/unsentLead'

/** Why a lead was not sent, by how its call failed: what a system has not taken, we have refused, or nobody knows of. */
export function leadFailureOf(error: ApiError | SerializedError | undefined): LeadFailure {
  if (error === undefined || !('kind' in error) || error.kind !== 'http') return 'unknown'
  if (error.code === 'leadNotSent') return 'notAnswered'
  return error.status < 500 ? 'refused' : 'unknown'
}
