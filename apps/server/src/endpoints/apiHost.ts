import type { FastifyInstance } from 'fastify'
import type { RecordAccess } from '../access/recordAccess'
import type { CheckLimit } from '../http/rateLimits'
import type { VerifyToken } from '../identity/caller'
import type { RequiredSignIn } from '../identity/requiredSignIn'
import type { WriteHost } from '../outbox/transact'
import type { LargeAnswers } from './largeAnswers'

/** What serving an endpoint needs of the app around it. */
export interface ApiHost extends WriteHost {
  readonly fastify: FastifyInstance
  readonly verifyToken: VerifyToken
  /** How somebody must have signed in: what a token that `verifyToken` refuses for that is answered with. */
  readonly requiredSignIn: RequiredSignIn
  readonly recordAccess: RecordAccess
  readonly checkLimit: CheckLimit
  readonly largeAnswers: LargeAnswers
}
