import type { ApiHost } from '../../endpoints/apiHost'
import type { Config } from '../../config/config'
import { mountDemoMailboxes } from '../../features/email/demo/demoMailboxes'
import { mountDemoCompassPage } from '../../features/lead/demoCompassPage'
import { mountDemo } from '../../feeds/demoRoutes'
import { mountDemoPages } from '../../http/demoPages'

export { startDemoPostOffice } from '../../features/email/demo/demoPostOffice'
export { startDemoLeadSystems } from '../../features/lead/demoLeadSystems'
export { dailyCandidates } from '../../feeds/dailyCandidates'
export { demoPeople } from '../../identity/demoPeople'
export { registerIdentity } from '../../identity/registerIdentity'

/**
 * Mounts what only the demonstration has: the outside world that can be played (`/api/demo`), and the pages that stand for those
 * of other systems. Nobody has to be signed in for them.
 *
 * @param mailInPort where this process takes emails in; `null` where it takes none.
 */
export function mountDemonstration(host: ApiHost, config: Config, mailInPort: () => number | null): void {
  mountDemo(host)
  mountDemoPages(host.fastify, config)
  mountDemoMailboxes(host, { port: mailInPort, domain: config.mailIn.domain }, config)
  mountDemoCompassPage(host)
}
