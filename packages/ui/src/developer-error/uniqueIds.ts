import { developerError } from './developerError'

interface Identified {
  readonly id: string
}

/**
 * Tells the first entry with an id from those after it, through several lists if need be. A second one is a mistake of
 * the caller: said while developing; in production the first counts and the others are left out.
 *
 * @example
 * entries.filter(firstOfItsId('Menu'))
 */
export const firstOfItsId = (component: string): ((entry: Identified) => boolean) => {
  const seen = new Set<string>()
  return ({ id }) => {
    if (!seen.has(id)) {
      seen.add(id)
      return true
    }
    developerError(`${component} has the id "${id}" twice. Give each entry an id of its own.`)
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
