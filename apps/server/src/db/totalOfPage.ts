/**
 * How many rows a list has. Every row of a page carries the total; an empty first page means none, and for an empty later page
 * the list is counted.
 */
export const totalOfPage = async (
  rows: readonly { readonly total: number | null }[],
  { offset }: { readonly offset: number },
  count: () => Promise<number>,
): Promise<number> => rows[0]?.total ?? (offset === 0 ? 0 : count())
