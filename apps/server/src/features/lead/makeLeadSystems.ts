import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config'
import type { WriteHost } from '../../outbox/transact'
import { adfSender } from './adf/sendAdf'
import { startDemoLeadSystems, type DemoLeadSystems } from './demoLeadSystems'
import { leadSystems, type LeadSystems } from './leadSystems'

/**
 * The lead systems of this server: those that are configured, else with the embedded identity the ones of the demonstration, which
 * start with the first call.
 */
export function makeLeadSystems(
  { fastify: app, db, clock }: WriteHost & { readonly fastify: FastifyInstance },
  { leadUrls, identity, web }: Pick<Config, 'leadUrls' | 'identity' | 'web'>,
  mailer: Parameters<typeof adfSender>[0],
): LeadSystems {
  let demo: Promise<DemoLeadSystems> | null = null
  const started = () => {
    demo ??= startDemoLeadSystems(db, clock).catch((error: unknown) => {
      demo = null
      throw error
    })
    return demo
  }
  app.addHook('onClose', async () => (await demo)?.close())
  return leadSystems(
    async (system) => {
      const url = leadUrls[system]
      if (url !== null) return url.replace(/\/$/, '')
      return identity.isEmbedded ? (await started()).urlOf(system) : null
    },
    adfSender(mailer, web.appName),
  )
}
