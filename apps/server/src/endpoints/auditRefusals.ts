import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordRefusal } from '../audit/recordRefusal'
import { ApiProblem } from '../core/apiProblem'
import { withoutValues } from '../core/loggedError'
import type { ApiHost } from './apiHost'

/** What is written of a refused call. */
interface RefusedCall {
  /** The name of the endpoint. */
  readonly name: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Does a part of a call, and writes it into the audit log where somebody who is signed in is refused (403). Of one person so many a
 * minute are written as the limit of refused calls has room for. A refusal stays one when it cannot be written.
 *
 * @example await auditRefusals(host, { name: endpoint.name, request, reply }, async () => requirePermission(endpoint, caller))
 */
export async function auditRefusals<A>(host: ApiHost, call: RefusedCall, work: () => Promise<A>): Promise<A> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 403) await record(host, call, error.code)
    throw error
  }
}

async function record(
  { db, clock, checkLimit }: ApiHost,
  { name, request, reply }: RefusedCall,
  code: string,
): Promise<void> {
  const { caller } = request
  if (caller === null) return
  try {
    await checkLimit('refused', request, reply)
  } catch {
    // What was refused is not to be tried again later.
    reply.removeHeader('Retry-After')
    return
  }
  const { userName, fullName } = caller
  try {
    const author = { userName, fullName, requestId: request.id, now: clock() }
    await recordRefusal(db, { endpoint: name, code }, author)
  } catch (error) {
    request.log.error({ err: withoutValues(error) }, 'a refusal could not be written')
  }
}
