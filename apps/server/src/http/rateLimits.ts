import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallKind } from '@retain/api-client/kernel/endpoint'
import type { Config } from '../config/config'
import { ApiProblem } from '../core/apiProblem'
import type { Database } from '../db/schema/schema'
import { sharedCountsOf } from './sharedCounts'

/** Calls per minute (api.md 1.2, rate limits) of one person, and of one address where it is not known who calls. */
export const limitsPerMinute = {
  read: 600,
  search: 120,
  write: 120,
  usage: 1_200,
  email: 30,
  lead: 10,
  // A sign-in: of one address, and of the person who is chosen.
  signIn: 60,
  signInAs: 20,
  // Whether a token is good, asked by whoever has it.
  tokenValidation: 60,
  // Everything else that the embedded identity server answers. A store's people share an address.
  identity: 600,
  // Pictures of emails. Mail services load those of many people from one address.
  emailPicture: 600,
  // Calls with a token that is not good.
  badToken: 60,
  // Refused calls that are written into the audit log; more of one person are refused and not counted.
  refused: 60,
} as const satisfies Readonly<Record<CallKind, number>> & Readonly<Record<string, number>>

/** What kind of call is counted together. */
type LimitKind = keyof typeof limitsPerMinute

/**
 * Counts a call, and refuses it when its caller has used up the limit of this minute.
 *
 * @param who is counted; a signed-in caller by user and everybody else by address when absent.
 */
export type CheckLimit = (
  kind: LimitKind,
  request: FastifyRequest,
  reply: FastifyReply,
  who?: string,
) => Promise<void>

/** Where calls are counted, and whether. */
interface Counting {
  readonly isOn: boolean
  /** The database in which several processes count together; `null` counts in this process. */
  readonly sharedIn: Database | null
}

/** How a server of this configuration counts: several processes can share PostgreSQL, and none the embedded database. */
export const countingOf = ({ rateLimits, database }: Config, db: Database): Counting => ({
  isOn: rateLimits,
  sharedIn: database.kind === 'postgres' ? db : null,
})

/**
 * Makes the counters, one for each kind of call.
 *
 * @returns a check that throws `rateLimited` and sets `Retry-After`.
 */
export async function makeLimits(app: FastifyInstance, { isOn, sharedIn }: Counting): Promise<CheckLimit> {
  if (!isOn) return async () => undefined
  const store = sharedIn === null ? {} : { store: sharedCountsOf(sharedIn) }
  await app.register(rateLimit, { global: false, ...store })
  const counted = new WeakMap<FastifyRequest, string>()
  const counter = (kind: LimitKind) =>
    app.createRateLimit({
      max: limitsPerMinute[kind],
      timeWindow: 60_000,
      keyGenerator: (request) => `${kind} ${counted.get(request) ?? ''}`,
    })
  const kinds = Object.keys(limitsPerMinute) as LimitKind[]
  const counters = new Map(kinds.map((kind) => [kind, counter(kind)]))
  return async (kind, request, reply, who = request.caller?.sub ?? request.ip) => {
    counted.set(request, who)
    const state = await counters.get(kind)?.(request)
    if (state === undefined || state.isAllowed || !state.isExceeded) return
    reply.header('Retry-After', Math.max(1, state.ttlInSeconds))
    throw new ApiProblem('rateLimited', 'Too many calls in one minute.')
  }
}

/** Limits the embedded identity server: signing in, as whom, and whatever else it answers, each on its own. */
export function limitIdentity(app: FastifyInstance, checkLimit: CheckLimit): void {
  const isSignIn = ({ method, routeOptions }: FastifyRequest) =>
    method === 'POST' && routeOptions.url === '/oidc/interaction/:uid'
  app.addHook('onRequest', async (request, reply) => {
    if (isSignIn(request)) await checkLimit('signIn', request, reply)
    else if (request.url.startsWith('/oidc/')) await checkLimit('identity', request, reply)
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!isSignIn(request) || !(request.body instanceof URLSearchParams)) return
    await checkLimit('signInAs', request, reply, request.body.get('person') ?? '')
  })
}
