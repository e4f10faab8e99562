/** So many steps stand beside each other; of more, those in the middle are folded. */
const most = 4

/**
 * Which steps show: all of them, or the first and the last two with the others between them.
 *
 * @example
 * foldTrail(['a', 'b', 'c', 'd', 'e']) // { first: ['a'], folded: ['b', 'c'], rest: ['d', 'e'] }
 */
export const foldTrail = <Item>(items: readonly Item[]) =>
  items.length <= most
    ? { first: items, folded: [], rest: [] }
    : { first: items.slice(0, 1), folded: items.slice(1, -2), rest: items.slice(-2) }
