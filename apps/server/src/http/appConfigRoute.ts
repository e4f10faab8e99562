import type { FastifyInstance } from 'fastify'
import { appConfig, type AppConfig } from '@retain/api-client/config'
import type { Config } from '../config/config'
import { version } from '../config/version'

/** Serves `/config.json`: what the web app has to know before it starts. */
export function mountAppConfig(app: FastifyInstance, config: Config): void {
  const body = encodedAppConfig(config)
  app.get('/config.json', async (_request, reply) => reply.header('Cache-Control', 'no-store').send(body))
}

/** What the web app has to know before it starts, as it goes over the wire. */
export const encodedAppConfig = (config: Config): unknown => appConfig.encode(webConfig(config))

const webConfig = ({ web, identity }: Config): AppConfig => ({
  ...web,
  bases: { ...web.bases },
  appVersion: version,
  authUrl: identity.issuer,
  clientId: identity.clientId,
  acrValues: identity.acrValues,
  signInFlow: identity.signInFlow,
  isDemo: identity.isEmbedded,
})
