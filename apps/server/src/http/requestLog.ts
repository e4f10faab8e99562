import type { FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'

/** The server's log: JSON lines on standard output. Who did something is never in it, only the id of the request. */
export const makeLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })

/**
 * Echoes the request id and logs one line per answer: the pattern of the route instead of the address, because
 * addresses hold ids, tokens and texts of people.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
