import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import type { AnyEndpoint, ExampleRequest } from './exampleRequests'
import { exampleAddress } from './sendExample'

/** A request as it is sent, good or not. */
export interface SentRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The text of the body; `null` for a request without one. */
  readonly payload: string | null
  readonly contentType: string
  readonly key: string
  readonly ifMatch: string
}

/** Texts that have broken programs: other alphabets' ends, numbers and days that there are not, and what other languages would run. */
const texts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e\u2066', '💥'.repeat(60), 'a'.repeat(10_000)],
  ...['-1', '0', '007', '1.5', '1e309', 'NaN', '-Infinity', '9'.repeat(19), '9'.repeat(400), '0x10', '１２'],
  ...['2026-02-30', '0000-00-00', '2026-13-01T99:99:99Z', '+275760-09-14T00:00:00.000Z', '24:61'],
  ...[
    "'; drop table opportunity; --",
    '%',
    '_',
    '\\',
    '{}',
    '[]',
    'null',
    'true',
    '__proto__',
    'constructor',
  ],
  ...[
    '../../etc/passwd',
    '%00',
    '%zz',
    '<script>alert(1)</script>',
    '=1+1',
    'a@b@c',
    'a\r\nBcc: b@example.com',
  ],
] as const

const deep = (depth: number): unknown => (depth === 0 ? 0 : [deep(depth - 1)])

const anyText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }))

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, [], {}, -1, 0, 1.5, Number.MAX_SAFE_INTEGER + 1, 1e308, ['']),
  fc.constant(deep(500)),
  fc.array(anyText, { minLength: 300, maxLength: 300 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The places of a value, the value itself first. */
function placesOf(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key]))]
}

/** What stands at a place becomes something else; `undefined` takes it away. */
function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((item, index) =>
      String(index) === key ? (replaced(item, rest, other) ?? null) : (item as unknown),
    )
  return { ...value, [key]: replaced((value as Record<string, unknown>)[key], rest, other) }
}

const anyFields = (fields: Readonly<Record<string, string>>) =>
  fc
    .array(fc.tuple(fc.nat(), fc.option(anyText, { nil: undefined })), { minLength: 1, maxLength: 2 })
    .map((changes) => {
      const names = [...Object.keys(fields), 'other']
      const changed = changes.map(([at, text]) => [names[at % names.length] ?? 'other', text] as const)
      return Object.fromEntries(
        [...Object.entries(fields), ...changed].filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      )
    })

const anyPayload = (body: unknown) => {
  const places = placesOf(body)
  const changed = fc
    .array(fc.tuple(fc.nat(), fc.option(anyValue, { nil: undefined, freq: 6 })), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) =>
      changes.reduce((made, [at, value]) => replaced(made, places[at % places.length] ?? [], value), body),
    )
    .map((made) => JSON.stringify(made) ?? '')
  const whole = JSON.stringify(body)
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 1, arbitrary: fc.nat({ max: whole.length }).map((end) => whole.slice(0, end)) },
    { weight: 1, arbitrary: anyText },
  )
}

/**
 * Requests near a good one: places of its path, its query or its body hold something else, are missing or there besides, its body
 * ends early or is no JSON, its headers name other things.
 */
export function requestsNear(endpoint: AnyEndpoint, example: ExampleRequest): fc.Arbitrary<SentRequest> {
  const hasBody = endpoint.method !== 'GET'
  const good: SentRequest = {
    params: example.params ?? {},
    query: example.query ?? {},
    payload: hasBody ? JSON.stringify(example.body ?? {}) : null,
    contentType: 'application/json',
    key: 'key',
    ifMatch: `"${example.version ?? 1}"`,
  }
  const header = fc.constantFrom('', ' ', '"', 'W/"1"', '"-1"', '*', 'x'.repeat(300), 'a b')
  const changes: readonly fc.Arbitrary<Partial<SentRequest>>[] = [
    anyFields(good.params).map((params) => ({ params })),
    anyFields(good.query).map((query) => ({ query })),
    ...(hasBody
      ? [
          anyPayload(example.body ?? {}).map((payload) => ({ payload })),
          anyPayload(example.body ?? {}).map((payload) => ({ payload })),
          fc
            .constantFrom('text/plain', 'application/xml', 'multipart/form-data')
            .map((contentType) => ({ contentType })),
        ]
      : []),
    ...(endpoint.isIdempotent ? [header.map((key) => ({ key }))] : []),
    ...(endpoint.isVersioned ? [header.map((ifMatch) => ({ ifMatch }))] : []),
  ]
  return fc
    .array(fc.oneof(...changes), { minLength: 1, maxLength: 2 })
    .map((parts) => Object.assign({}, good, ...parts) as SentRequest)
}

/** Where a request goes; half a character, which cannot be sent in an address, becomes a replacement character. */
export function addressOf(endpoint: AnyEndpoint, { params, query }: SentRequest): string {
  const wellFormed = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, Buffer.from(text).toString()]))
  return exampleAddress(endpoint, { params: wellFormed(params), query: wellFormed(query) })
}

/** Whether the contract takes a request: its path, its query and its body fit, and its headers name what has to be named. */
export function fitsContract(endpoint: AnyEndpoint, request: SentRequest): boolean {
  const { params, query, payload, contentType, key, ifMatch } = request
  if (payload !== null && contentType !== 'application/json') return false
  if (endpoint.isIdempotent && !/^[\x21-\x7e]{1,200}$/.test(key)) return false
  if (endpoint.isVersioned && !/^"\d{1,9}"$/.test(ifMatch)) return false
  const body = bodyOf(payload)
  if (body === unreadable) return false
  return (
    E.isRight(endpoint.params.decode(params)) &&
    E.isRight(endpoint.query.decode(query)) &&
    E.isRight(endpoint.body.decode(body))
  )
}

const unreadable = Symbol('unreadable')

function bodyOf(payload: string | null): unknown {
  if (payload === null) return {}
  try {
    return (JSON.parse(payload) as unknown) ?? {}
  } catch {
    return unreadable
  }
}
