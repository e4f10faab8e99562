import { developerError } from '../internal/developer-error/developerError'

/** Only so many keys are checked, so that a grid of a million rows stays fast during development. */
const mostChecked = 100_000

/**
 * Says while developing that two rows or two columns have one key. In a production build the grid draws both; the focus
 * and the selection then take them for one.
 */
export const checkKeys = <Item>(
  grid: string,
  what: 'rows' | 'columns',
  items: readonly Item[],
  keyOf: (item: Item) => string,
): void => {
  if (process.env.NODE_ENV === 'production') return
  const places = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    if (index >= mostChecked) return
    const key = keyOf(item)
    const first = places.get(key)
    if (first !== undefined)
      developerError(`Grid "${grid}": ${what} ${first} and ${index} (from 0) have the same key "${key}".`)
    places.set(key, index)
  }
}
