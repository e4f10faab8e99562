import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldError, LockHolder } from '@retain/api-client/kernel/apiError'
import type { Problem } from '@retain/api-client/kernel/problem'
import { reasonPhrase } from '@retain/domain/calls/reasonPhrase'
import { errorCode, isDatabaseBusy, isDatabaseGone } from './db/databaseError'
import { KeysUnavailable } from './identity/issuerKeys'

/** The codes of our problems with the status that each belongs to (api.md 1.3). */
const statusOfCode = {
  invalid: 400,
  idempotencyKeyRequired: 400,
  versionRequired: 400,
  tokenMissing: 401,
  tokenExpired: 401,
  tokenInvalid: 401,
  permission: 403,
  store: 403,
  notOwner: 403,
  notFound: 404,
  lockedByUser: 409,
  lockedByStatus: 409,
  idempotencyReused: 409,
  inProgress: 409,
  stale: 409,
  tooLarge: 413,
  mediaType: 415,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
} as const

/** Why a request is refused. */
export type ProblemCode = keyof typeof statusOfCode

/** How long a client should wait before it tries again while the database is away. */
export const retryAfterSeconds = 5

/** A request that is answered with a problem document. Thrown by handlers, and by what stands before them. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
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

/** The problem document of a refusal (RFC 9457). The query of the address is left out: it may hold a token. */
export function problemOf(refusal: Refusal, requestId: string, address: string): Problem {
  return {
    type: 'about:blank',
    title: reasonPhrase(refusal.status),
    status: refusal.status,
    detail: refusal.message,
    instance: address.split('?', 1)[0] ?? address,
    code: refusal.code,
    requestId,
    ...(refusal.errors.length === 0 ? {} : { errors: refusal.errors }),
    ...refusal.present,
  }
}

/** Answers every error of the app, and every address that nothing serves, with a problem document. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500) request.log.error({ err: withoutValues(error) }, 'failed')
    return sendProblem(request, reply, refusal)
  })
}

/** Sends a problem with the headers that belong to its status. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.status === 401) reply.header('WWW-Authenticate', challengeOf(refusal.code))
  if (refusal.status === 503) reply.header('Retry-After', retryAfterSeconds)
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(problemOf(refusal, request.id, request.url))
}

/** RFC 6750: a missing token is asked for, a bad one is named. */
const challengeOf = (code: ProblemCode): string =>
  code === 'tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"'

/** What an error means to the caller. Whatever we did not foresee is our fault and says nothing about itself. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof KeysUnavailable || isDatabaseGone(error) || isDatabaseBusy(error))
    return new Refusal('unavailable', 'Retain is not available at present.')
  const code = errorCode(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('tooLarge', 'The body is larger than 256 KB.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal('mediaType', 'The body must be application/json.')
  // A character that PostgreSQL cannot store (U+0000); the contract's codecs let it through.
  if (code === '22021' || code === '22P05')
    return new Refusal('invalid', 'A text holds a character that cannot be kept.')
  if (isClientFault(error)) return new Refusal('invalid', 'The request cannot be read.')
  return new Refusal('internal', 'Something went wrong on our side.')
}

/** Whether Fastify found the request itself at fault: JSON that is none, a malformed address. */
const isClientFault = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500

/** What of an error may be logged: messages and details of the database can quote values, its code cannot. */
export const withoutValues = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, code: null, message: 'no error', stack: '' }
  const code = errorCode(error)
  const isOfDatabase = code !== null && /^[0-9A-Z]{5}$/.test(code)
  return { type: error.name, code, message: isOfDatabase ? 'database' : error.message, stack: stackOf(error) }
}

/** The places that an error came through, without its message. */
const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
