import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { day, hyperionId, record } from '@retain/api-client/kernel/codecs'
import { decodeFields } from '@retain/api-client/kernel/decodeFields'
import type { ApiHost } from '../endpoints/apiHost'
import { ApiProblem } from '../core/apiProblem'
import { dailyRefresh } from '../features/daily-refresh/dailyRefresh'
import { transact } from '../outbox/transact'
import { findCast } from './demoCast'
import { feeds } from './feeds'

const storeDay = record({ hyperionId, day }, 'refresh')

/**
 * Lets the outside world be played: `POST /api/demo/{event}` takes an event in as its feed does, and `GET
 * /api/demo/cast/{hyperionId}` answers whom a play can be about; `POST /api/demo/refresh` has a store refreshed now as of a day,
 * which the schedule leaves to the night. Nobody has to be signed in, so that only a server with the
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
  fastify.post('/api/demo/refresh', {
    onRequest: (request, reply) => host.checkLimit('usage', request, reply),
    handler: async (request) => {
      const asked = decodeFields(storeDay, request.body)
      if (E.isLeft(asked)) throw new ApiProblem('invalid', 'The refresh does not have its shape.', asked.left)
      const jobId = await transact(
        host,
        (transaction) =>
          dailyRefresh.daily?.enqueue(transaction, asked.right, host.clock()) ?? Promise.resolve(null),
      )
      return { data: { isRepeated: jobId === null }, meta: { requestId: request.id } }
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
