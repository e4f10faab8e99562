import type { AppConfig } from '@retain/api-client/config'
import type { IdentityClient } from './identityClient'
import { makeIdentityClient } from './makeIdentityClient'
import type { MakeFlow } from './signInFlow'

/** Fetches the code of a flow; that of the other one is never fetched. */
const flows: Readonly<Record<AppConfig['signInFlow'], () => Promise<MakeFlow>>> = {
  code: async () => (await import('./codeFlow')).makeCodeFlow,
  implicit: async () => (await import('./implicitFlow')).makeImplicitFlow,
}

/** Makes the client that is configured. */
export const makeIdentity = (config: AppConfig): IdentityClient =>
  makeIdentityClient(config, flows[config.signInFlow])
