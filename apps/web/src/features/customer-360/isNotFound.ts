import type { ApiError } from '@retain/api-client/kernel/apiError'

/** Whether the error of a query says that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  const { kind, status } = (error ?? {}) as Partial<Extract<ApiError, { kind: 'http' }>>
  return kind === 'http' && status === 404
}
