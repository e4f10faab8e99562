import type { FieldError, LockHolder } from '@retain/api-client/kernel/apiError'
import type { Problem } from '@retain/api-client/kernel/problem'
import { reasonPhrase } from '@retain/domain/calls/reasonPhrase'

/** The codes of our problems with the status that each belongs to (api.md 1.3). */
const statusOfCode = {
  invalid: 400,
  idempotencyKeyRequired: 400,
  versionRequired: 400,
  tokenMissing: 401,
  tokenExpired: 401,
  tokenInvalid: 401,
  insufficientUserAuthentication: 401,
  permission: 403,
  store: 403,
  notOwner: 403,
  notFound: 404,
  lockedByUser: 409,
  lockedByStatus: 409,
  idempotencyReused: 409,
  inProgress: 409,
  notPending: 409,
  settingLocked: 409,
  stale: 409,
  tooLarge: 413,
  mediaType: 415,
  rateLimited: 429,
  internal: 500,
  emailRefused: 502,
  leadNotSent: 502,
  leadStatusUnknown: 502,
  unavailable: 503,
} as const

/** Why a request is refused. */
export type ProblemCode = keyof typeof statusOfCode

/** How long a client should wait before it tries again: while the database is away, or while other answers are sent to it. */
export const retryAfterSeconds = 5

/** A request that is answered with a problem document. Thrown by handlers, and by what stands before them. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number

  /**
   * @param detail one sentence for whoever calls; it may be shown and must hold nothing personal.
   * @param errors the fields that were refused.
   * @param present what stands in the way: who holds the lock (`lockedByUser`), or what is there by now (`stale`).
   */
  constructor(
    readonly code: ProblemCode,
    detail: string,
    readonly errors: readonly FieldError[] = [],
    readonly present: LockHolder | { readonly current: unknown } | null = null,
  ) {
    super(detail)
    this.status = statusOfCode[code]
  }
}

/** The problem document of a problem (RFC 9457). The query of the address is left out: it may hold a token. */
export function problemDocument(problem: ApiProblem, requestId: string, address: string): Problem {
  return {
    type: 'about:blank',
    title: reasonPhrase(problem.status),
    status: problem.status,
    detail: problem.message,
    instance: address.split('?', 1)[0] ?? address,
    code: problem.code,
    requestId,
    ...(problem.errors.length === 0 ? {} : { errors: problem.errors }),
    ...problem.present,
  }
}
