import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock'
import type { Database } from './db/schema/schema'
import type { CheckLimit } from './http/rateLimits'
import type { Caller, VerifyToken } from './identity/caller'
import type { Live } from './live/live'

/** What mounting an endpoint needs of the app around it. */
export interface ApiHost {
  readonly fastify: FastifyInstance
  readonly db: Database
  readonly clock: Clock
  readonly verifyToken: VerifyToken
  readonly checkLimit: CheckLimit
  /** Sends what commands have left in the outbox. */
  readonly live: Live
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the token has been verified; `null` before that and where nobody needs to sign in. */
    caller: Caller | null
  }
}
