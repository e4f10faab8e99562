import type { Permission } from '@retain/domain/session/user/permissions'
import type { Caller } from '../apps/server/src/identity/caller.ts'

/** Who asks in a bench: a person of some stores with some permissions. */
export const callerOf = (
  stores: readonly { readonly hyperionId: string; readonly name: string }[],
  roles: readonly Permission[] = [],
): Caller => ({
  ...{ sub: 'bench', userName: 'bench', givenName: null, familyName: null, fullName: 'Bench' },
  ...{ email: null, phone: null, phoneExt: null, mobile: null, picture: null, roles },
  ...{ issuedAt: 0, expiresAt: 0, acr: null, authTime: null },
  stores: stores.map(({ hyperionId, name }) => ({ storeCode: hyperionId, name, timeZoneOffset: '-05:00' })),
})
