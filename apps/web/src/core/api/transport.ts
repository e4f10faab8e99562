import type { AppConfig } from '@retain/api-client/config'
import type { Transport } from '@retain/api-client/kernel/transport'
import type { Identity } from './accessToken'

/** The app's way to its services: addresses and key from the configuration, the token from the identity client. */
export const makeTransport = (
  config: AppConfig,
  identity: Identity,
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
): Transport => ({
  bases: config.bases,
  fetch,
  accessToken: () => identity.accessToken(),
  subscriptionKey: config.subscriptionKey,
  newRequestId: () => crypto.randomUUID(),
})
