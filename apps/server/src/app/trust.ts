import type { AppParts } from './app'
import type { Clock } from '../core/clock'
import type { Config } from '../config/config'
import { isLoopback } from '../config/ownHost'
import type { Database } from '../db/schema/schema'
import type { AskAccess } from '../identity/caller'
import { askByIntrospection } from '../identity/introspection'
import { remoteKeys } from '../identity/issuerKeys'
import { makeVerifyToken } from '../identity/verifyToken'
import { loadDemo } from './demo/loadDemo'

/** Access tokens of the embedded identity server are good for a quarter of an hour (decisions.md, Identity). */
const accessTokenSeconds = 15 * 60

/** Where vite serves the app while it is worked on (`npm run dev`); people sign in from there too. */
const developmentOrigin = 'http://localhost:5173'

/** Trusts the tokens of the identity server that the configuration names; the embedded one is mounted first. */
export const trustOf =
  (config: Config, db: Database, clock: Clock): AppParts['trust'] =>
  async (app) => {
    const { identity, publicUrl } = config
    const { audience, clientId, signInFlow, rolesClaim, storesClaim, requiredSignIn } = identity
    const rules = { audience, rolesClaim, storesClaim, now: clock }
    if (!identity.isEmbedded)
      return makeVerifyToken({ ...rules, issuer: identity.issuer, keys: remoteKeys(identity.issuer) })
    const demo = await loadDemo(config)
    if (demo === null) throw new Error('This build has no identity server of its own')
    const embedded = await demo.registerIdentity(app, {
      db,
      publicUrl,
      otherOrigins: isLoopback(new URL(publicUrl).hostname) ? [developmentOrigin] : [],
      clientId,
      signInFlow,
      audience,
      acr: requiredSignIn.acr,
      accessTokenSeconds,
      now: clock,
    })
    // The embedded server always names its claims the same.
    return makeVerifyToken({ ...rules, ...embedded, rolesClaim: 'roles', storesClaim: 'stores' })
  }

/** Asks the identity server about tokens where the configuration says as whom; `null` where nobody is asked. */
export const askAccessOf = ({ identity }: Pick<Config, 'identity'>): AskAccess | null =>
  identity.apiClient === null ? null : askByIntrospection(identity.issuer, identity.apiClient, identity)
