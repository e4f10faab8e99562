import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ApiError } from './apiError'
import type { Endpoint } from './endpoint'
import { failurePaths } from './report'
import type { CallInput } from './request'
import { send, type CallNames } from './send'
import type { Transport } from './transport'

/** What a successful call answers: the payload, and what the service says about it. */
export interface Answer<A> {
  readonly data: A
  readonly meta: Readonly<Record<string, unknown>>
}

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
  () =>
    send(endpoint, input, transport, signal, async (response, names) =>
      decodeAnswer(endpoint.output, await response.json(), names),
    )

/** Decodes the body of a good answer: `data` is the payload where there is one, else the body itself (S-382). */
export function decodeAnswer<A>(
  output: t.Type<A, unknown>,
  body: unknown,
  names: CallNames,
): E.Either<ApiError, Answer<A>> {
  const envelope = t.UnknownRecord.is(body) && 'data' in body ? body : { data: body }
  const decoded = decodePayload(output, envelope['data'], names)
  if (E.isLeft(decoded)) return decoded
  const meta = (envelope as { meta?: unknown }).meta
  return E.right({ data: decoded.right, meta: t.UnknownRecord.is(meta) ? meta : {} })
}

/**
 * Decodes the payload of an answer, or one item of it.
 *
 * @param place where the item stands in the payload, as errors name its fields: `list.7`. @default it is the whole payload
 */
export function decodePayload<A>(
  codec: t.Type<A, unknown>,
  payload: unknown,
  names: CallNames,
  place?: string,
): E.Either<ApiError, A> {
  const decoded = codec.decode(payload)
  if (E.isRight(decoded)) return decoded
  const paths = failurePaths(decoded.left)
  return E.left({
    kind: 'decode',
    ...names,
    paths: place === undefined ? paths : paths.map((path) => `${place}.${path}`),
  })
}
