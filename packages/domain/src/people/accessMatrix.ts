import type { Permission } from '../session/user/permissions'
import { allStoresText } from '../settings/scopePlaces'
import { inCatalogueOrder, permissionCatalogue } from './permissionCatalogue'
import type { PermissionHolder, PersonStore } from './person'

/** A place in which permissions count; `null` as its code stands for all stores at once. */
export interface AccessPlace {
  readonly hyperionId: string | null
  readonly name: string
}

/** A permission with the places in which it counts, in the order of the places. */
export interface AccessRow {
  readonly permission: Permission
  readonly isGranted: readonly boolean[]
}

/** Which permission of somebody counts where. */
export interface AccessMatrix {
  readonly places: readonly AccessPlace[]
  readonly rows: readonly AccessRow[]
}

const everywhere: AccessPlace = { hyperionId: null, name: allStoresText }

const countsIn = (permission: Permission, store: PersonStore | null): boolean => {
  const { reach } = permissionCatalogue[permission]
  return store === null ? reach === 'all' : reach === 'store' && store.isGranted && store.isEnabled
}

/**
 * Which permissions of somebody count where: in each store those that count in stores, where the token names it and it is switched on;
 * in all stores at once the others. A column of all stores is there only where one of them counts so.
 *
 * @example accessMatrix({ permissions: ['Opportunity_Can_Edit_HelpLink'], stores: [] }).places // [{ hyperionId: null, name: 'All stores' }]
 */
export function accessMatrix({
  permissions,
  stores,
}: {
  readonly permissions: readonly Permission[]
  readonly stores: readonly PersonStore[]
}): AccessMatrix {
  const ordered = inCatalogueOrder(permissions)
  const hasAll = ordered.some((permission) => countsIn(permission, null))
  const columns = [...(hasAll ? [null] : []), ...stores]
  return {
    places: columns.map((store) => store ?? everywhere).map(({ hyperionId, name }) => ({ hyperionId, name })),
    rows: ordered.map((permission) => ({
      permission,
      isGranted: columns.map((store) => countsIn(permission, store)),
    })),
  }
}

/** A place with those who have a permission there. */
export interface PlaceHolders extends AccessPlace {
  readonly people: readonly PermissionHolder[]
}

/**
 * Who has a permission where: those who have it in all of the stores first, under one heading, then store by store the others. Of a
 * permission that counts in all stores at once everybody has it there. Places without anybody are left out.
 *
 * @param stores those that the reader may see, in their order.
 */
export function holdersByPlace(
  permission: Permission,
  holders: readonly PermissionHolder[],
  stores: readonly { readonly hyperionId: string; readonly name: string }[],
): readonly PlaceHolders[] {
  const isOfAll = permissionCatalogue[permission].reach === 'all'
  const hasAll = ({ hyperionIds }: PermissionHolder): boolean =>
    isOfAll || (stores.length > 1 && stores.every(({ hyperionId }) => hyperionIds.includes(hyperionId)))
  const others = holders.filter((holder) => !hasAll(holder))
  return [
    { ...everywhere, people: holders.filter(hasAll) },
    ...stores.map(({ hyperionId, name }) => ({
      hyperionId,
      name,
      people: others.filter(({ hyperionIds }) => hyperionIds.includes(hyperionId)),
    })),
  ].filter(({ people }) => people.length > 0)
}
