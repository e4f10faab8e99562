import { requireValue } from '@retain/domain/calls/requiredIds'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { fillPath, type Endpoint, type Request } from './endpoint'
import type { Transport } from './transport'

type Part<Name extends string, T> =
  Record<never, never> extends T ? { readonly [K in Name]?: T } : { readonly [K in Name]: T }

/** What a caller passes: the parts that the endpoint has and no others. */
export type CallInput<P, Q, B> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & {
    /** One per draft, kept over every attempt to save it; only endpoints with flag I take one. */
    readonly idempotencyKey?: string
    /** The version of what is changed, as it was read; only endpoints with flag V take one. */
    readonly version?: number
    /** Bypasses the browser's cache (`maxAge`). */
    readonly isFresh?: boolean
  }

/** The whole request of an input: parts that were left out hold nothing. */
export function completeRequest<P, Q, B>(input: CallInput<P, Q, B>): Request<P, Q, B> {
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

/** The headers that every call carries (S-378 to S-380), and the optional ones of the input. */
export async function headersOf(
  transport: Transport,
  requestId: string,
  { idempotencyKey, version }: Pick<CallInput<unknown, unknown, unknown>, 'idempotencyKey' | 'version'>,
): Promise<Record<string, string>> {
  const token = await transport.accessToken()
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Ocp-Apim-Subscription-Key': transport.subscriptionKey,
    'X-Request-Id': requestId,
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  }
}

/**
 * The first required field that is missing, so that a call can fail before anything is sent (S-390); of a body with a subject
 * that subject (OP-079). A field whose codec accepts an absent or empty value is not required.
 */
export function missingField<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  request: Request<P, Q, B>,
): string | null {
  const { subject } = endpoint
  for (const part of ['params', 'query', 'body'] as const) {
    if (part === 'body' && subject !== undefined) {
      const found = requireValue(subject.name, subject.of(request.body as Partial<B>))
      if (E.isLeft(found)) return subject.name
    }
    const codec = endpoint[part] as t.Type<unknown, unknown>
    const value = request[part] as Readonly<Record<string, unknown>>
    const missing = requiredFields(codec).find(
      ([name, field]) => isAbsent(value[name]) && !field.is(value[name]),
    )
    if (missing !== undefined) return missing[0]
  }
  return null
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The fields of a record codec that have to be there. */
function requiredFields(codec: unknown): [string, t.Mixed][] {
  if (codec instanceof t.ExactType) return requiredFields(codec.type)
  if (codec instanceof t.InterfaceType) return Object.entries(codec.props as t.Props)
  if (codec instanceof t.IntersectionType) return (codec.types as unknown[]).flatMap(requiredFields)
  return []
}

/** Values of a path or query as text; what is absent is left out. */
const textsOf = (encoded: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(encoded as Record<string, string | number | boolean | null | undefined>).flatMap(
      ([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]),
    ),
  )
