import { printQuery, readQuery } from '../text/addressQuery'

/** The parameter of an address that names the store which the page belongs to. */
const parameter = 'store'

/** Whether two store codes name one store; somebody may have typed the code. */
const isSameCode = (left: string, right: string): boolean => left.toUpperCase() === right.toUpperCase()

/**
 * The store that an address names; `null` where it names none.
 *
 * @param query with or without its question mark.
 * @example storeIn('?store=HAR&orderBy=year') // 'HAR'
 */
export const storeIn = (query: string): string | null => readQuery(query).get(parameter) || null

/**
 * The same query without a store, with its question mark; empty where nothing else was in it.
 *
 * @example withoutStore('?store=HAR&orderBy=year') // '?orderBy=year'
 */
export function withoutStore(query: string): string {
  const rest = [...readQuery(query)].filter(([name]) => name !== parameter)
  return rest.length === 0 ? '' : `?${printQuery(Object.fromEntries(rest))}`
}

/**
 * The address of a page for somebody else, who may be working in another store: it names the store first.
 *
 * @param query of the page, with or without its question mark.
 * @example addressWithStore('/app/log', '?orderBy=year', 'HAR') // '/app/log?store=HAR&orderBy=year'
 */
export const addressWithStore = (path: string, query: string, hyperionId: string): string =>
  `${path}?${printQuery({ [parameter]: hyperionId, ...Object.fromEntries(readQuery(withoutStore(query))) })}`

/**
 * What an address that names a store asks for: nothing where that store is the active one; to enter it where it is one of
 * the person's own; and access is denied to any other.
 *
 * @param hyperionId the code in the address, in any case.
 * @param stores the person's own.
 */
export function storeOfAddress<Store extends { readonly hyperionId: string }>(
  hyperionId: string,
  active: Store | null,
  stores: readonly Store[],
): { readonly kind: 'active' | 'denied' } | { readonly kind: 'enter'; readonly store: Store } {
  if (active !== null && isSameCode(active.hyperionId, hyperionId)) return { kind: 'active' }
  const store = stores.find((own) => isSameCode(own.hyperionId, hyperionId))
  return store === undefined ? { kind: 'denied' } : { kind: 'enter', store }
}
