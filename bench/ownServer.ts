import { pino } from 'pino'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { buildApp } from '../apps/server/src/app/app.ts'
import { readConfig } from '../apps/server/src/config/config.ts'
import { openDatabase } from '../apps/server/src/db/connection.ts'
import { makeIssuer, testIssuer } from '../apps/server/src/testing/testTokens.ts'
import { benchData, startServer } from './servers.ts'

/**
 * The server in the process of the bench, on the seeded database, with a token of somebody of the store HAR.
 *
 * @param environment what is different from how the bench usually runs it.
 */
export async function openOwnServer(environment: Readonly<Record<string, string>> = {}) {
  await (await startServer(benchData)).stop()
  const config = readConfig({ RATE_LIMITS: 'off', OIDC_ISSUER: testIssuer, ...environment })
  if (config._tag === 'Left') throw new Error(config.left.join('\n'))
  const db = await openDatabase({ kind: 'embedded', folder: benchData }, () => undefined)
  const issuer = await makeIssuer()
  const app = await buildApp({
    config: config.right,
    db,
    logger: pino({ level: 'silent' }),
    clock: () => instantFromEpoch(Date.now()),
    trust: () => Promise.resolve(issuer.verifyToken),
  })
  return {
    app,
    db,
    token: await issuer.tokenFor({ roles: [generalAccess], stores: ['HAR'] }),
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}
