import * as E from 'fp-ts/Either'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { FieldError } from '@retain/api-client/kernel/apiError'
import type { Codec } from '@retain/api-client/kernel/codecs'
import { decodeFields } from '@retain/api-client/kernel/decodeFields'
import type { AttachedFile } from '@retain/api-client/kernel/attachedFile'
import type { CsvFile } from '@retain/api-client/kernel/csvFile'
import type { Access, Endpoint, Request, Scope } from '@retain/api-client/kernel/endpoint'
import { linesMediaType, type Lines } from '@retain/api-client/kernel/lineStream'
import { can } from '@retain/domain/session/user/can'
import { AnswerWithMeta } from './answerWithMeta'
import { auditRefusals } from './auditRefusals'
import type { ApiHost } from './apiHost'
import type { Clock } from '../core/clock'
import { StoredFile, storedFileHeaders } from './storedFile'
import { StreamedCsv, csvHeaders, printCsv } from './streamedCsv'
import type { Database } from '../db/schema/schema'
import { ApiProblem } from '../core/apiProblem'
import { requireCustomer } from '../access/customerAccess'
import {
  contactHistoryStore,
  emailAttachmentStore,
  opportunityStore,
  openStores,
} from '../access/storeAccess'
import type { Caller } from '../identity/caller'
import { InsufficientUserAuthentication } from '../identity/requiredSignIn'
import { entityTagOf, isKnownTo } from './entityTag'
import { StreamedLines, printLines } from './streamedLines'
import { StreamedPage, printPage } from './streamedPage'

/** What a handler is given: the decoded request, the caller, and the database and clock. */
export interface Call<P, Q, B> extends Request<P, Q, B> {
  readonly caller: Caller
  readonly db: Database
  readonly requestId: string
  readonly clock: Clock
  /** The `Idempotency-Key` of the call; never `null` for an endpoint with flag I. */
  readonly idempotencyKey: string | null
  /** The version that the call names in `If-Match`; `null` without one, and for an endpoint without flag V. */
  readonly version: number | null
}

/** A call that nobody has to be signed in for. */
export type OpenCall<P, Q, B> = Omit<Call<P, Q, B>, 'caller' | 'idempotencyKey' | 'version'>

/** What a handler answers: the payload, also with fields for `meta`. Large pages, files and lines are streamed. */
type Answer<A> =
  | A
  | AnswerWithMeta<A>
  | (A extends { readonly list: readonly (infer Row)[] } ? StreamedPage<Row> : never)
  | (A extends CsvFile ? StreamedCsv : never)
  | (A extends AttachedFile ? StoredFile : never)
  | (A extends Lines<infer Line> ? StreamedLines<Line> : never)

/**
 * Serves an endpoint of the contract. In this order a call is asked for a good token (401), whose claims are kept when they are newer than
 * what is known, the permission (403) and its limit (429) before its body is read, then it is decoded (400, every wrong field named; also without an
 * `Idempotency-Key` where the endpoint has flag I), and its store must be one of the caller's (403). Only then `handler`
 * runs; what it answers is encoded by the contract. Whatever it throws is answered by `http/answerErrors`. Whoever is refused
 * (403) has it written into the audit log.
 *
 * @example
 * mount(host, setActiveStore, async ({ body, caller, db }) => {
 *   await saveActiveStore(db, caller.userName, body.hyperionId)
 *   return { hyperionId: body.hyperionId }
 * })
 */
export function mount<P, Q, B, A>(
  host: ApiHost,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (call: Call<P, Q, B>) => Promise<NoInfer<Answer<A>>>,
): void {
  if (endpoint.access === 'anyone') throw new Error(`${endpoint.name} is open: mount it with mountOpen`)
  host.fastify.route({
    ...routeOf(endpoint),
    ...(endpoint.largestBody === null ? {} : { bodyLimit: endpoint.largestBody }),
    onRequest: async (request, reply) => {
      const caller = await authenticate(host, request, reply)
      request.caller = caller
      await host.recordAccess(caller, request.log)
      await auditRefusals(host, { name: endpoint.name, request, reply }, async () =>
        requirePermission(endpoint, caller),
      )
      await host.checkLimit(endpoint.kind, request, reply)
    },
    handler: async (request, reply) => {
      const { caller } = request
      if (caller === null) throw new ApiProblem('tokenMissing', 'A token is needed.')
      const decoded = decodeRequest(endpoint, request)
      const idempotencyKey = endpoint.isIdempotent ? requiredKey(request) : null
      const version = endpoint.isVersioned ? namedVersion(request) : null
      const { db, clock } = host
      const call = { ...decoded, caller, db, clock, requestId: request.id, idempotencyKey, version }
      const answer = await auditRefusals(host, { name: endpoint.name, request, reply }, async () => {
        await requireScope(db, endpoint.scope, decoded, caller)
        return handler(call)
      })
      return send(host, endpoint, request, reply, answer)
    },
  })
}

/** Serves an endpoint that nobody has to be signed in for: the validation of tokens. Its calls are limited by address. */
export function mountOpen<P, Q, B, A>(
  host: ApiHost,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (call: OpenCall<P, Q, B>) => Promise<NoInfer<Answer<A>>>,
): void {
  if (endpoint.access !== 'anyone') throw new Error(`${endpoint.name} needs a token: mount it with mount`)
  host.fastify.route({
    ...routeOf(endpoint),
    onRequest: (request, reply) => host.checkLimit('tokenValidation', request, reply),
    handler: async (request, reply) => {
      const { db, clock } = host
      const call = { ...decodeRequest(endpoint, request), db, clock, requestId: request.id }
      return send(host, endpoint, request, reply, await handler(call))
    },
  })
}

/** The place of an endpoint on this server: the default address of its base (api.md 1.1). */
export const routeOf = ({
  base,
  method,
  path,
}: Pick<Endpoint<never, never, never, never>, 'base' | 'method' | 'path'>) =>
  ({ method, url: `/api/${base}${path.replace(/\{(\w+)\}/g, parameter)}` }) satisfies Partial<RouteOptions>

/** An opportunity id is digits, so that no literal segment can be taken for one (D-06). */
const parameter = (_whole: string, name: string): string =>
  name === 'opptId' ? ':opptId(^\\d+$)' : `:${name}`

async function authenticate(
  { verifyToken, checkLimit, requiredSignIn }: ApiHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new ApiProblem('tokenMissing', 'A token is needed.')
  const verified = await verifyToken(token)
  if (E.isRight(verified)) return verified.right
  if (verified.left === 'insufficientUserAuthentication') {
    request.log.warn('a sign-in was not enough')
    throw new InsufficientUserAuthentication(requiredSignIn)
  }
  // One that has ended was good once: its owner does not notice before the next call.
  if (verified.left === 'tokenInvalid') {
    await checkLimit('badToken', request, reply)
    request.log.warn('a token was refused')
  }
  throw new ApiProblem(
    verified.left,
    verified.left === 'tokenExpired' ? 'The token has ended.' : 'The token is not good.',
  )
}

/** @throws ApiProblem `permission` for a caller who lacks what the endpoint needs. */
export function requirePermission({ access }: { readonly access: Access }, caller: Caller): void {
  if (typeof access === 'string') return
  if (!can(caller.roles, access.anyOf)) throw new ApiProblem('permission', 'A permission is missing.')
}

function decodeRequest<P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  request: FastifyRequest,
): Request<P, Q, B> {
  const faults: FieldError[] = []
  const part = <A>(codec: Codec<A>, value: unknown): A | undefined => {
    const decoded = decodeFields(codec, value)
    if (E.isRight(decoded)) return decoded.right
    faults.push(...decoded.left)
    return undefined
  }
  const params = part(endpoint.params, request.params)
  const query = part(endpoint.query, request.query)
  const body = part(endpoint.body, request.body ?? {})
  if (params === undefined || query === undefined || body === undefined)
    throw new ApiProblem('invalid', 'The request does not have the agreed shape.', faults)
  return { params, query, body }
}

/** The `Idempotency-Key`: up to 200 visible characters. */
function requiredKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new ApiProblem(
    'idempotencyKeyRequired',
    'An Idempotency-Key of 1 to 200 visible characters is needed.',
  )
}

/** The version in `If-Match`, written in quotation marks as HTTP has it. */
function namedVersion(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined) return null
  const version = /^"(\d{1,9})"$/.exec(header)?.[1]
  if (version !== undefined) return Number(version)
  throw new ApiProblem('versionRequired', 'If-Match must hold one version in quotation marks.')
}

async function requireScope<R>(db: Database, scope: Scope<R>, request: R, caller: Caller): Promise<void> {
  if (typeof scope !== 'string' && 'customer' in scope) {
    await requireCustomer(db, scope.customer(request), caller)
    return
  }
  const wanted = await storesOf(db, scope, request)
  if (wanted.length === 0) return
  const open = await openStores(db, caller, wanted)
  if (wanted.some((hyperionId) => !open.has(hyperionId)))
    throw new ApiProblem('store', 'The store is not one of yours.')
  if (wanted.length > 1 && !mayWorkInSeveral(scope, caller))
    throw new ApiProblem('permission', 'Several stores at once need a permission that is missing.')
}

const mayWorkInSeveral = <R>(scope: Scope<R>, { roles }: Caller): boolean =>
  typeof scope === 'string' ||
  !('stores' in scope) ||
  scope.severalNeed === undefined ||
  can(roles, scope.severalNeed)

async function storesOf<R>(
  db: Database,
  scope: Exclude<Scope<R>, { readonly customer: unknown }>,
  request: R,
): Promise<readonly string[]> {
  if (typeof scope === 'string') return []
  if ('store' in scope) return [scope.store(request)]
  if ('stores' in scope) return scope.stores(request)
  if ('contactHistory' in scope) return [await contactHistoryStore(db, scope.contactHistory(request))]
  if ('emailAttachment' in scope) return [await emailAttachmentStore(db, scope.emailAttachment(request))]
  return [await opportunityStore(db, scope.opportunity(request))]
}

async function send<P, Q, B, A>(
  { largeAnswers }: ApiHost,
  endpoint: Endpoint<P, Q, B, A>,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<A>,
): Promise<FastifyReply> {
  reply.header('Cache-Control', cacheControlOf(endpoint))
  const receiver = request.caller?.sub ?? request.ip
  if (answer instanceof StreamedPage) {
    const page: StreamedPage<unknown> = answer
    const printed = await largeAnswers.send(receiver, () => printPage(page, request.id))
    return reply.type('application/json; charset=utf-8').send(printed)
  }
  if (answer instanceof StreamedCsv) {
    const file: StreamedCsv = answer
    const printed = await largeAnswers.send(receiver, async () => printCsv(file))
    return reply.headers(csvHeaders(file)).send(printed)
  }
  if (answer instanceof StoredFile) {
    const file: StoredFile = answer
    return reply.headers(storedFileHeaders(file)).send(Buffer.from(file.content))
  }
  if (answer instanceof StreamedLines) {
    const lines: StreamedLines<unknown> = answer
    return reply.type(`${linesMediaType}; charset=utf-8`).send(printLines(lines))
  }
  const isWithMeta = answer instanceof AnswerWithMeta
  // Everything that is not streamed is the payload that the endpoint's codec encodes.
  const data = endpoint.output.encode(isWithMeta ? answer.payload : answer)
  const meta = { requestId: request.id, ...(isWithMeta ? answer.meta : {}) }
  if (!isKept(endpoint)) return reply.send({ data, meta })

  const payload = JSON.stringify(data)
  const tag = entityTagOf(payload)
  // Whoever uses the same browser next asks with another token, and is checked anew.
  reply.headers({ ETag: tag, Vary: 'Authorization' })
  if (isKnownTo(request, tag)) return reply.code(304).send()
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"data":${payload},"meta":${JSON.stringify(meta)}}`)
}

/** Whether a browser may keep the answer. */
const isKept = ({ maxAge, isRevalidated }: KeptFor): boolean => maxAge > 0 || isRevalidated

type KeptFor = Pick<Endpoint<never, never, never, never>, 'maxAge' | 'isRevalidated'>

function cacheControlOf({ maxAge, isRevalidated }: KeptFor): string {
  if (maxAge > 0) return `private, max-age=${maxAge}`
  return isRevalidated ? 'private, no-cache' : 'no-store'
}
