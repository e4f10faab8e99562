import { developerError } from './developerError'

/** What a list is made of names its entries by an id; what a caller's routes and columns are of, by a key. */
type Identified = { readonly id: string } | { readonly key: string }

/**
 * Tells the first entry with an id, or a key, from those after it, through several lists if need be. A second one is a mistake of
 * the caller: said while developing; in production the first counts and the others are left out.
 *
 * @example
 * entries.filter(firstOfItsId('Menu'))
 */
export const firstOfItsId = (component: string): ((entry: Identified) => boolean) => {
  const seen = new Set<string>()
  return (entry) => {
    const [kind, id] = 'id' in entry ? ['id', entry.id] : ['key', entry.key]
    if (!seen.has(id)) {
      seen.add(id)
      return true
    }
    developerError(`${component} has the ${kind} "${id}" twice. Give each entry one of its own.`)
    return false
  }
}

/**
 * The entries with ids of their own, by {@link firstOfItsId}; the very same list where they are.
 *
 * @example
 * uniqueIds('TagGroup', tags)
 */
export const uniqueIds = <Item extends Identified>(
  component: string,
  items: readonly Item[],
): readonly Item[] => {
  const unique = items.filter(firstOfItsId(component))
  return unique.length === items.length ? items : unique
}
