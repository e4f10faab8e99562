import type { RequiredId } from '@retain/domain/calls/requiredIds'
import type { Permission } from '@retain/domain/session/user/permissions'
import * as t from 'io-ts'

/** The services that Retain calls; config.json says where each one lives (api.md 1.1). */
export const apiBases = [
  'auth',
  'application',
  'opportunity',
  'engine',
  'admin',
  'market',
  'products',
  'vls',
  'customer360',
] as const

/** Which service an endpoint belongs to. */
export type ApiBase = (typeof apiBases)[number]

/** What an endpoint receives: the values of its path, its query and its body. */
export interface Request<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

/**
 * Whose data a call may touch, derived from its request. The server checks it before any handler runs: `none` nobody's,
 * `own` the caller's own, `store` one of the caller's stores, `stores` all of them must be the caller's and more than
 * one of them needs the permission `severalNeed` besides, `opportunity` the store of that opportunity must be,
 * `contactHistory` the store of that history entry, `emailAttachment` the store of that file, `customer` one of the stores in
 * which that customer has an opportunity.
 */
export type Scope<R> =
  | 'none'
  | 'own'
  | { readonly store: (request: R) => string }
  | { readonly stores: (request: R) => readonly string[]; readonly severalNeed?: Permission }
  | { readonly opportunity: (request: R) => string }
  | { readonly contactHistory: (request: R) => string }
  | { readonly emailAttachment: (request: R) => string }
  | { readonly customer: (request: R) => string }

/**
 * Who may make a call: nobody signed in needs to be (`anyone`), anyone signed in (`token`), or holders of any
 * permission of a list.
 */
export type Access = 'anyone' | 'token' | { readonly anyOf: readonly Permission[] }

/** Which calls of one person are counted together, and how many of them a minute has room for (api.md 1.2, rate limits). */
export type CallKind = 'read' | 'search' | 'write' | 'usage' | 'email' | 'lead'

/**
 * The form of an answer: one JSON document, the file that `output` describes, or `lines`: one JSON document on each line
 * (NDJSON), a line for each item of `output`, sent when that item is ready.
 */
export type AnswerForm = 'json' | 'file' | 'lines'

/** What a body is of, where its absence has a name of its own ("profile is required", OP-079). */
export interface Subject<B> {
  readonly name: RequiredId
  /** Something of it that is there whenever it is. */
  readonly of: (body: Partial<B>) => unknown
}

/**
 * An endpoint is a value. The web app calls it, the server mounts it, tests fake it, and docs/api.md is printed from it,
 * so the contract stands in one place. `P`, `Q`, `B` are what the path, query and body decode to, `A` what the answer does.
 */
export interface Endpoint<P, Q, B, A> {
  /** Also the action that usage analytics record (S-428). */
  readonly name: string
  readonly base: ApiBase
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base; `{name}` stands for a path parameter. */
  readonly path: string
  readonly params: t.Type<P, unknown>
  readonly query: t.Type<Q, unknown>
  readonly body: t.Type<B, unknown>
  /** @default the fields of the body are named themselves */
  readonly subject?: Subject<B>
  readonly output: t.Type<A, unknown>
  readonly access: Access
  readonly scope: Scope<Request<P, Q, B>>
  readonly kind: CallKind
  /** Left out of usage analytics (api.md, flag D). */
  readonly doNotLog: boolean
  /** A 404 is handled by the caller and does not leave the page (api.md, flag 4). */
  readonly handlesNotFound: boolean
  /** Carries an `Idempotency-Key`, so that a repeated request has no second effect (api.md, flag I). */
  readonly isIdempotent: boolean
  /**
   * Changes something that has a version, which the call then names in `If-Match`; an old one is refused (api.md, flag
   * V).
   */
  readonly isVersioned: boolean
  /** Is sent to its end even when the page that sends it is closed. */
  readonly outlivesPage: boolean
  /** Seconds for which a browser may use an answer that it has kept without asking again. */
  readonly maxAge: number
  /** A browser may keep the answer, and asks before each use whether it is still the same: a 304 costs no bytes. */
  readonly isRevalidated: boolean
  /** The most bytes of a body; `null` for as many as usual, 256 KB. */
  readonly largestBody: number | null
  /** In which form the answer is sent. */
  readonly answers: AnswerForm
  /** The rows of the ledgers that this endpoint answers; none for what is ours. */
  readonly rows: readonly string[]
}

/**
 * What an endpoint is sent as its body.
 *
 * @example type Search = BodyOf<typeof searchLogs>
 */
export type BodyOf<Call extends { readonly body: t.Any }> = t.TypeOf<Call['body']>

/** The codec of a part that an endpoint does not have. */
export const nothing = t.strict({}, 'nothing')
export type Nothing = t.TypeOf<typeof nothing>

interface Definition<P, Q, B, A> {
  readonly name: string
  readonly base: ApiBase
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly params?: t.Type<P, unknown>
  readonly query?: t.Type<Q, unknown>
  readonly body?: t.Type<B, unknown>
  readonly subject?: Subject<B>
  readonly output: t.Type<A, unknown>
  readonly access: Access
  readonly scope: Scope<Request<P, Q, B>>
  /** @default `read` for a GET, else `write` */
  readonly kind?: CallKind
  readonly doNotLog?: boolean
  readonly handlesNotFound?: boolean
  readonly isIdempotent?: boolean
  readonly isVersioned?: boolean
  readonly outlivesPage?: boolean
  readonly maxAge?: number
  readonly isRevalidated?: boolean
  readonly largestBody?: number | null
  /** @default `json` */
  readonly answers?: AnswerForm
  readonly rows: readonly string[]
}

/**
 * Makes an endpoint of its definition. Parts that are not given hold nothing.
 *
 * @example
 * const getStoreLogo = endpoint({
 *   name: 'getStoreLogo', base: 'application', method: 'GET', path: '/stores/logo/{hyperionId}',
 *   params: record({ hyperionId }), output: record({ url: text }),
 *   access: 'token', scope: { store: ({ params }) => params.hyperionId }, handlesNotFound: true, rows: ['S-401'],
 * })
 */
export function endpoint<A, P = Nothing, Q = Nothing, B = Nothing>(
  definition: Definition<P, Q, B, A>,
): Endpoint<P, Q, B, A> {
  // A part that is left out has the type Nothing by the defaults above, which is what its codec decodes to.
  const absent = nothing as t.Type<unknown, unknown>
  return {
    ...definition,
    params: definition.params ?? (absent as t.Type<P, unknown>),
    query: definition.query ?? (absent as t.Type<Q, unknown>),
    body: definition.body ?? (absent as t.Type<B, unknown>),
    kind: definition.kind ?? (definition.method === 'GET' ? 'read' : 'write'),
    doNotLog: definition.doNotLog ?? false,
    handlesNotFound: definition.handlesNotFound ?? false,
    isIdempotent: definition.isIdempotent ?? false,
    isVersioned: definition.isVersioned ?? false,
    outlivesPage: definition.outlivesPage ?? false,
    maxAge: definition.maxAge ?? 0,
    isRevalidated: definition.isRevalidated ?? false,
    largestBody: definition.largestBody ?? null,
    answers: definition.answers ?? 'json',
  }
}

/** Fills the parameters into a path template. */
export const fillPath = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
