import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config'
import type { WriteHost } from '../../outbox/transact'
import { reachableHosts } from './adf/reachableHosts'
import { adfSender } from './adf/sendAdf'
import type { DemoLeadSystems, startDemoLeadSystems } from './demoLeadSystems'
import { leadSystems, type LeadSystems } from './leadSystems'

/**
 * The lead systems of this server: those that are configured, else the ones of the demonstration, which start with the first call.
 *
 * @param startDemo absent where there is no demonstration.
 */
export function makeLeadSystems(
  { fastify: app, db, clock }: WriteHost & { readonly fastify: FastifyInstance },
  { leadUrls, leadHosts, web }: Pick<Config, 'leadUrls' | 'leadHosts' | 'web'>,
  mailer: Parameters<typeof adfSender>[0],
  startDemo?: typeof startDemoLeadSystems,
): LeadSystems {
  let demo: Promise<DemoLeadSystems> | null = null
  const started = (start: typeof startDemoLeadSystems) => {
    demo ??= start(db, clock).catch((error: unknown) => {
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
      return startDemo === undefined ? null : (await started(startDemo)).urlOf(system)
    },
    adfSender(mailer, web.appName, reachableHosts(leadHosts)),
  )
}
