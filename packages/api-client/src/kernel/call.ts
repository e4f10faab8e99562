import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { standardPhrase } from '@retain/domain/calls/standardPhrase'
import { fillPath, type ApiBase, type Endpoint, type Request } from './endpoint'
import type { ApiError } from './apiError'
import { failurePaths } from './report'
import { readProblem } from './problem'

/** A call without answer is given up after this long (api.md 1.2, no answer). */
export const callLimitMs = 30_000

/** Everything that a call needs from its surroundings. The app makes one; tests make another. */
export interface Transport {
  /** The address of each service, without a slash at the end. */
  readonly bases: Readonly<Record<ApiBase, string>>
  readonly fetch: typeof globalThis.fetch
  /** The present access token; renews it first where that is due. `null` when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>
  readonly subscriptionKey: string
  readonly newRequestId: () => string
  readonly limitMs?: number
}

/** What a successful call answers: the payload, and what the service says about it. */
export interface Answer<A> {
  readonly data: A
  readonly meta: Readonly<Record<string, unknown>>
}

type Part<Name extends string, T> =
  Record<never, never> extends T ? { readonly [K in Name]?: T } : { readonly [K in Name]: T }

/** What a caller hands in: the parts that the endpoint has, and none that it has not. */
export type CallInput<P, Q, B> = Part<'params', P> & Part<'query', Q> & Part<'body', B>

/**
 * Calls an endpoint: encodes the request, sends it with the headers that every call carries, checks the answer's status
 * and decodes its payload. It never throws; whatever goes wrong is an `ApiError`.
 *
 * @param signal gives the call up; the answer is then an `aborted` error.
 * @example
 * const answer = await call(getStoreLogo, { params: { hyperionId: 'HAR' } }, transport)()
 */
export const call =
  <P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    input: CallInput<P, Q, B>,
    transport: Transport,
    signal?: AbortSignal,
  ): TaskEither<ApiError, Answer<A>> =>
  async () => {
    const requestId = transport.newRequestId()
    const names = { endpoint: endpoint.name, requestId }
    const request = completeRequest(input)

    const missing = missingField(endpoint, request)
    if (missing !== null) return E.left({ kind: 'missing', ...names, message: `${missing} is required` })

    const limit = AbortSignal.timeout(transport.limitMs ?? callLimitMs)
    try {
      const response = await transport.fetch(addressOf(endpoint, request, transport), {
        method: endpoint.method,
        headers: await headersOf(transport, requestId),
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(endpoint.body.encode(request.body)) }),
      })
      if (!response.ok) return E.left(await httpError(endpoint, response, names))
      return decodeAnswer(endpoint, await response.json(), names)
    } catch (error) {
      if (signal?.aborted === true) return E.left({ kind: 'aborted', ...names })
      if (error instanceof SyntaxError) return E.left({ kind: 'decode', ...names, paths: ['.: JSON'] })
      return E.left({ kind: limit.aborted ? 'timeout' : 'network', ...names })
    }
  }

/** Decodes the body of a good answer: `data` is the payload where there is one, else the body itself (S-382). */
export function decodeAnswer<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  body: unknown,
  names: { readonly endpoint: string; readonly requestId: string },
): E.Either<ApiError, Answer<A>> {
  const envelope = t.UnknownRecord.is(body) && 'data' in body ? body : { data: body }
  const decoded = endpoint.output.decode(envelope['data'])
  if (E.isLeft(decoded)) return E.left({ kind: 'decode', ...names, paths: failurePaths(decoded.left) })
  return E.right({ data: decoded.right, meta: t.UnknownRecord.is(envelope['meta']) ? envelope['meta'] : {} })
}

const completeRequest = <P, Q, B>(input: CallInput<P, Q, B>): Request<P, Q, B> => {
  const parts = input as { params?: P; query?: Q; body?: B }
  const none = {}
  return {
    params: parts.params ?? (none as P),
    query: parts.query ?? (none as Q),
    body: parts.body ?? (none as B),
  }
}

/** The address of a request below its base, with its query. */
export function addressOf<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  request: Request<P, Q, B>,
  transport: Pick<Transport, 'bases'>,
): string {
  const path = fillPath(endpoint.path, textsOf(endpoint.params.encode(request.params)))
  const query = new URLSearchParams(textsOf(endpoint.query.encode(request.query))).toString()
  return `${transport.bases[endpoint.base]}${path}${query === '' ? '' : `?${query}`}`
}

/** The headers that every call carries (S-378 to S-380). */
async function headersOf(transport: Transport, requestId: string): Promise<Record<string, string>> {
  const token = await transport.accessToken()
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Ocp-Apim-Subscription-Key': transport.subscriptionKey,
    'X-Request-Id': requestId,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  }
}

async function httpError<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  response: Response,
  names: { readonly endpoint: string; readonly requestId: string },
): Promise<ApiError> {
  const problem = readProblem(await response.json().catch(() => null))
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return {
    kind: 'http',
    endpoint: endpoint.name,
    requestId: problem.requestId ?? names.requestId,
    status: response.status,
    statusText: response.statusText === '' ? standardPhrase(response.status) : response.statusText,
    code: problem.code,
    fieldErrors: problem.errors,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    handlesNotFound: endpoint.handlesNotFound,
  }
}

/** The first required id that is not there, so that the call can fail before anything is sent (S-390). */
function missingField<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, request: Request<P, Q, B>): string | null {
  for (const part of ['params', 'query', 'body'] as const) {
    const codec: t.Type<unknown, unknown> = endpoint[part] as t.Type<unknown, unknown>
    const value = request[part]
    if (codec.is(value)) continue
    for (const name of requiredNames(codec)) {
      const field = (value as Readonly<Record<string, unknown>>)[name]
      if (field === undefined || field === null || field === '') return name
    }
  }
  return null
}

/** The fields of a record codec that have to be there. */
function requiredNames(codec: unknown): string[] {
  if (codec instanceof t.ExactType || codec instanceof t.ReadonlyType) return requiredNames(codec.type)
  if (codec instanceof t.InterfaceType) return Object.keys(codec.props as object)
  if (codec instanceof t.IntersectionType) return (codec.types as unknown[]).flatMap(requiredNames)
  return []
}

/** Values of a path or query as text; what is absent is left out. */
const textsOf = (encoded: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(encoded as Record<string, unknown>).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value as string | number | boolean)]],
    ),
  )
