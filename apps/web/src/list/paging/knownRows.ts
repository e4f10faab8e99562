/**
 * The rows that are here already and can come again in a page: those of the page itself, else the longest list with the
 * same rows, such as the one on screen when 'Show all' is pressed, or a whole list of which another order is read.
 *
 * @param listOf the rows of a request that are here.
 * @param alike the requests whose rows can be the same.
 */
export function knownRows<Request, Row>(
  request: Request,
  alike: readonly Request[],
  listOf: (request: Request) => readonly Row[] | undefined,
): readonly Row[] {
  const longest = (known: readonly Row[], other: Request): readonly Row[] => {
    const list = listOf(other) ?? []
    return list.length >= known.length ? list : known
  }
  return listOf(request) ?? alike.reduce(longest, [])
}

/** Gives the known object in the place of an equal row, so that its component sees that nothing changed. */
export function reuseEqualRows<Row extends object>(
  known: readonly Row[],
  idOf: (row: Row) => string,
): (row: Row) => Row {
  const byId = new Map(known.map((row) => [idOf(row), row]))
  return (row) => {
    const same = byId.get(idOf(row))
    return same !== undefined && isSame(same, row) ? same : Object.freeze(row)
  }
}

/** Field by field: a row's version does not change with what it says of others, such as a lock of the same customer. */
const isSame = <Row extends object>(known: Row, row: Row): boolean => {
  for (const name in row) if (known[name] !== row[name]) return false
  return true
}
