import type { FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'

/** The server's log: JSON lines on standard output. Who did something is never in it, only the id of the request. */
export const makeLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })

/** What is answered to malformed input, and to whoever has used up a limit: it may be an attempt to get around the checks. */
const suspicious: ReadonlySet<number> = new Set([400, 413, 415, 429])

/**
 * Echoes the request id and logs one line per answer: the pattern of the route instead of the address, because
 * addresses hold ids, tokens and texts of people. Malformed input and used-up limits are warnings.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log[suspicious.has(reply.statusCode) ? 'warn' : 'info'](
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
