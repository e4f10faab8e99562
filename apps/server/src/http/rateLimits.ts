import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallKind } from '@retain/api-client/kernel/endpoint'
import { ApiProblem } from '../core/apiProblem'

/** Calls per minute (api.md 1.2, rate limits): of one person, and of one address for sign-in. */
export const limitsPerMinute = {
  read: 600,
  search: 120,
  write: 120,
  usage: 1_200,
  signIn: 60,
} as const satisfies Readonly<Record<CallKind | 'signIn', number>>

/** What kind of call is counted together. */
type LimitKind = keyof typeof limitsPerMinute

/** Counts a call, and refuses it when its caller has used up the limit of this minute. */
export type CheckLimit = (kind: LimitKind, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Makes the counters of this process. A signed-in caller is counted by user, everybody else by address.
 *
 * @param isOn false turns the limits off, for tests that call more often than people do.
 * @returns a check that throws `rateLimited` and sets `Retry-After`.
 */
export async function makeLimits(app: FastifyInstance, isOn: boolean): Promise<CheckLimit> {
  if (!isOn) return async () => undefined
  await app.register(rateLimit, { global: false })
  const counter = (kind: LimitKind) =>
    app.createRateLimit({
      max: limitsPerMinute[kind],
      timeWindow: 60_000,
      keyGenerator: (request) => request.caller?.sub ?? request.ip,
    })
  const counters = {
    read: counter('read'),
    search: counter('search'),
    write: counter('write'),
    usage: counter('usage'),
    signIn: counter('signIn'),
  }
  return async (kind, request, reply) => {
    const state = await counters[kind](request)
    if (state.isAllowed || !state.isExceeded) return
    reply.header('Retry-After', Math.max(1, state.ttlInSeconds))
    throw new ApiProblem('rateLimited', 'Too many calls in one minute.')
  }
}
