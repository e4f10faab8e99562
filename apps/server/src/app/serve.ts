import type { RequestListener, Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app'
import { systemClock } from '../core/clock'
import type { Config } from '../config/config'
import type { Database } from '../db/schema/schema'
import { askAccessOf, trustOf } from './trust'

/**
 * Builds the app for a server that listens already.
 *
 * @returns the app, and what answers the server's requests from now on.
 */
export async function appOn(
  server: Server,
  config: Config,
  db: Database,
  logger: Logger,
): Promise<{ app: FastifyInstance; handler: RequestListener }> {
  let handler: RequestListener = (_request, response) => response.writeHead(503).end()
  const app = await buildApp({
    config,
    db,
    logger,
    clock: systemClock,
    trust: trustOf(config, db, systemClock),
    askAccess: askAccessOf(config),
    serveOn: (appHandler) => {
      handler = appHandler
      return server
    },
  })
  await app.ready()
  return { app, handler }
}
