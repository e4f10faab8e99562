import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemDocument, ApiProblem, retryAfterSeconds } from '../core/apiProblem'
import { errorCode } from '../core/errorCode'
import { withoutValues } from '../core/loggedError'
import { ScannerUnavailable } from '../email/malwareScanner'
import { isDatabaseBusy, isDatabaseFull, isDatabaseGone, isValueRefused } from '../db/databaseError'
import { KeysUnavailable } from '../identity/issuerKeys'
import { InsufficientUserAuthentication } from '../identity/requiredSignIn'

/** Answers every error of the app, and every address that nothing serves, with a problem document. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    return sendProblem(request, reply, loggedProblemOf(error, request.log))
  })
}

/** The problem that an error is answered with; the error is logged when it is our fault. */
export function loggedProblemOf(error: unknown, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): ApiProblem {
  const problem = apiProblemOf(error)
  if (problem.status >= 500) log.error({ err: withoutValues(error) }, 'failed')
  // What passes the codecs and not the database may be a gap in the contract.
  else if (isValueRefused(error)) log.warn({ err: withoutValues(error) }, 'a value was refused')
  return problem
}

/** Sends a problem with the headers that belong to its status. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ApiProblem): FastifyReply {
  if (problem.status === 401) reply.header('WWW-Authenticate', challengeOf(problem))
  const waits = problem.status === 503 || problem.status === 429
  if (waits && !reply.hasHeader('Retry-After')) reply.header('Retry-After', retryAfterSeconds)
  // It may stand in the place of an answer that was to be compressed.
  reply.removeHeader('Content-Encoding')
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(problemDocument(problem, request.id, request.url))
}

/** RFC 6750: a missing token is asked for, a bad one is named; RFC 9470: what a sign-in lacks is said. */
function challengeOf(problem: ApiProblem): string {
  if (problem instanceof InsufficientUserAuthentication) return problem.challenge
  return problem.code === 'tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"'
}

/** What an error means to the caller. Whatever we did not foresee is our fault and says nothing about itself. */
export function apiProblemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error
  if (
    error instanceof KeysUnavailable ||
    error instanceof ScannerUnavailable ||
    isDatabaseGone(error) ||
    isDatabaseBusy(error) ||
    isDatabaseFull(error)
  )
    return new ApiProblem('unavailable', 'Retain is not available at present.')
  const code = errorCode(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiProblem('tooLarge', 'The body is too large.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiProblem('mediaType', 'The body must be application/json.')
  if (isValueRefused(error)) return new ApiProblem('invalid', 'A value cannot be kept or looked for.')
  if (isClientFault(error)) return new ApiProblem('invalid', 'The request cannot be read.')
  return new ApiProblem('internal', 'Something went wrong on our side.')
}

/** Whether Fastify found the request itself at fault: JSON that is none, a malformed address. */
const isClientFault = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500
