import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import type { ApiHost } from '../endpoints/apiHost'
import { ApiProblem } from '../core/apiProblem'
import { findCast } from './demoCast'
import { feeds } from './feeds'

/**
 * Lets the outside world be played: `POST /api/demo/{event}` takes an event in as its feed does, and `GET
 * /api/demo/cast/{hyperionId}` answers whom a play can be about. Nobody has to be signed in, so that only a server with the
 * embedded identity has them, which strangers cannot reach; the caller sees to that. They are no part of the contract.
 */
export function mountDemo(host: Pick<ApiHost, 'fastify' | 'db' | 'clock' | 'live' | 'checkLimit'>): void {
  const fastify: FastifyInstance = host.fastify
  const receivers = new Map(feeds.map((feed) => [feed.name, feed.open(host)]))
  fastify.post<{ Params: { event: string } }>('/api/demo/:event', {
    onRequest: (request, reply) => host.checkLimit('usage', request, reply),
    handler: async (request) => {
      const receive = receivers.get(request.params.event)
      if (receive === undefined) throw new ApiProblem('notFound', 'There is no such event.')
      const taken = await receive(request.body)
      if (E.isLeft(taken)) throw new ApiProblem('invalid', 'The event does not have its shape.', taken.left)
      return { data: taken.right, meta: { requestId: request.id } }
    },
  })
  fastify.get<{ Params: { hyperionId: string } }>('/api/demo/cast/:hyperionId', {
    onRequest: (request, reply) => host.checkLimit('usage', request, reply),
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      return {
        data: await findCast(host.db, request.params.hyperionId),
        meta: { requestId: request.id },
      }
    },
  })
}
