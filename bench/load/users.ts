import { searchLogs } from '@retain/api-client/work-log'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { IdentityServer } from '../identityServer.ts'
import type { Target } from './talk.ts'

/** Where the server of the load listens. */
export const serverUrl = 'http://localhost:4322'

/** The address of a search there. */
export const searchAddress = `${serverUrl}/api/${searchLogs.base}${searchLogs.path}`

/** What a server of the load is started with. */
export const environmentOf = (identity: IdentityServer): Readonly<Record<string, string>> => ({
  PORT: '4322',
  PUBLIC_URL: serverUrl,
  OIDC_ISSUER: identity.issuer,
  SEED: 'off',
})

/** The searches of the server, with a fresh token for each of so many users, who have a store each. */
export async function serverFor(
  identity: IdentityServer,
  stores: readonly string[],
  users: number,
): Promise<Target & { readonly kind: 'http' }> {
  const tokens = Array.from({ length: users }, (_, user) =>
    identity.tokenFor({
      userName: `user${user}`,
      roles: [generalAccess],
      stores: [stores[user % stores.length] ?? ''],
    }),
  )
  return { kind: 'http', url: searchAddress, tokens: await Promise.all(tokens) }
}
