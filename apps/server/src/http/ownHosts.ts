import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { isOwnHost } from '../config/ownHost'
import { ApiProblem } from '../core/apiProblem'

/** What asks by the number of a machine: the checks of whoever runs it, which are answered nothing of ours. */
const healthChecks = /^\/health\//

/** Refuses every request that names another host than PUBLIC_URL, before anything is done with it. */
export function requireOwnHost(app: FastifyInstance, { publicUrl }: Config): void {
  app.addHook('onRequest', async (request) => {
    if (healthChecks.test(request.url) || isOwnHost(request.host, publicUrl)) return
    throw new ApiProblem('invalid', 'The request names another host than that of PUBLIC_URL.')
  })
}
