import * as E from 'fp-ts/Either'
import { missingIdText } from '@retain/domain/calls/missingId'
import { answerTimeout } from '@retain/domain/calls/answerTimeout'
import { reasonPhrase } from '@retain/domain/calls/reasonPhrase'
import type { ApiError } from './apiError'
import type { Endpoint } from './endpoint'
import { readProblem } from './problem'
import { addressOf, completeRequest, headersOf, missingField, type CallInput } from './request'
import type { Transport } from './transport'

/** The names by which a failure can be found again in the logs of both sides. */
export interface CallNames {
  readonly endpoint: string
  readonly requestId: string
}

/**
 * Sends a request and hands its good answer to `read`. It never throws: a missing id, no network, the time limit, the
 * caller's own abort, a failed status and an unreadable answer all come back as an `ApiError`.
 */
export async function send<P, Q, B, A, R>(
  endpoint: Endpoint<P, Q, B, A>,
  input: CallInput<P, Q, B>,
  transport: Transport,
  signal: AbortSignal | undefined,
  read: (response: Response, names: CallNames) => Promise<E.Either<ApiError, R>>,
): Promise<E.Either<ApiError, R>> {
  const names = { endpoint: endpoint.name, requestId: transport.newRequestId() }
  const request = completeRequest(input)
  const lacksKey = endpoint.isIdempotent && input.idempotencyKey === undefined
  const missing = lacksKey ? 'Idempotency-Key' : missingField(endpoint, request)
  if (missing !== null) return E.left({ kind: 'missing', ...names, message: missingIdText(missing) })

  const limit = AbortSignal.timeout(transport.limitMs ?? answerTimeout)
  try {
    const response = await transport.fetch(addressOf(endpoint, request, transport), {
      method: endpoint.method,
      headers: await headersOf(transport, names.requestId, input),
      ...(endpoint.outlivesPage ? { keepalive: true } : {}),
      ...(input.isFresh === true ? { cache: 'no-cache' } : {}),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(endpoint.body.encode(request.body)) }),
    })
    return response.ok ? await read(response, names) : E.left(await apiErrorOf(endpoint, response, names))
  } catch (error) {
    if (signal?.aborted === true) return E.left({ kind: 'aborted', ...names })
    if (error instanceof SyntaxError) return E.left({ kind: 'decode', ...names, paths: ['.: JSON'] })
    return E.left({ kind: limit.aborted ? 'timeout' : 'network', ...names })
  }
}

async function apiErrorOf<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  response: Response,
  names: CallNames,
): Promise<ApiError> {
  const { status, statusText } = response
  const retryAfter = Number.parseInt(response.headers.get('Retry-After') ?? '', 10)
  return {
    ...httpErrorOf(endpoint, await response.json().catch(() => null), status, names),
    ...(statusText === '' ? {} : { statusText }),
    retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
  }
}

/** The error of a refusal, whose body may be a problem document. */
export function httpErrorOf(
  { handlesNotFound }: Pick<Endpoint<never, never, never, never>, 'handlesNotFound'>,
  body: unknown,
  status: number,
  names: CallNames,
): Extract<ApiError, { kind: 'http' }> {
  const problem = readProblem(body)
  return {
    kind: 'http',
    endpoint: names.endpoint,
    requestId: problem.requestId ?? names.requestId,
    status,
    statusText: reasonPhrase(status),
    code: problem.code,
    fieldErrors: problem.errors,
    lock: problem.lock,
    retryAfter: null,
    handlesNotFound,
  }
}
