import { developerError } from './developerError'

/**
 * The entries with ids of their own. Two alike are a mistake of the caller: said while developing; in production the
 * first counts.
 *
 * @example
 * uniqueIds('TagGroup', tags)
 */
export const uniqueIds = <Item extends { readonly id: string }>(
  component: string,
  items: readonly Item[],
): readonly Item[] => {
  const seen = new Set<string>()
  const unique = items.filter(({ id }) => !seen.has(id) && seen.add(id))
  if (unique.length < items.length) {
    const twice = items.find((item, at) => items.findIndex(({ id }) => id === item.id) < at)
    developerError(`${component} has the id "${twice?.id ?? ''}" twice. Give each entry an id of its own.`)
  }
  return unique
}
