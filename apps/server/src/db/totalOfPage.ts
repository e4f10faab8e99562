/**
 * How many rows a list has, as the rows of one of its pages say, each of which carries the total. An empty first page says
 * that there are none; a page beyond the end says nothing, and the list is counted.
 */
export const totalOfPage = async (
  rows: readonly { readonly total: number | null }[],
  { offset }: { readonly offset: number },
  count: () => Promise<number>,
): Promise<number> => rows[0]?.total ?? (offset === 0 ? 0 : count())
