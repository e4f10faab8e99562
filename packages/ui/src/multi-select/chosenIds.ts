import type { SelectOption } from '../option-list/selectOption'

/**
 * The ids in the order of the list, each once; ids that no option has stay at the end, as they were.
 *
 * @example
 * inListOrder(['toyota', 'honda'], [{ id: 'honda', label: 'Honda' }, { id: 'toyota', label: 'Toyota' }]) // honda, toyota
 */
export const inListOrder = (ids: Iterable<string>, options: readonly SelectOption[]): readonly string[] => {
  const left = new Set(ids)
  const known = options.filter(({ id }) => left.delete(id)).map(({ id }) => id)
  return [...known, ...left]
}

/**
 * What is chosen after a press where one option stands for all and excludes the others: choosing it leaves only it,
 * choosing another drops it.
 *
 * @example
 * withExclusive(['ana', 'ben'], ['ana', 'ben', 'ALL'], 'ALL') // ['ALL']
 * withExclusive(['ALL'], ['ALL', 'ana'], 'ALL') // ['ana']
 */
export const withExclusive = (
  before: readonly string[],
  after: readonly string[],
  exclusiveId: string | undefined,
): readonly string[] => {
  if (exclusiveId === undefined || !after.includes(exclusiveId) || after.length === 1) return after
  return before.includes(exclusiveId) ? after.filter((id) => id !== exclusiveId) : [exclusiveId]
}

/**
 * The labels of what is chosen, in the order of the list. An id that no option has stands for itself, so that a filter
 * whose lookup is still on its way does not look empty.
 */
export const chosenLabels = (ids: readonly string[], options: readonly SelectOption[]): readonly string[] => {
  if (ids.length === 0) return []
  const wanted = new Set(ids)
  const labels = new Map(options.flatMap(({ id, label }) => (wanted.has(id) ? [[id, label] as const] : [])))
  return inListOrder(ids, options).map((id) => labels.get(id) ?? id)
}

/**
 * Adds every option that can be chosen; the exclusive one, which stands for all by itself, is left out.
 *
 * @example
 * withAll(['x'], [{ id: 'a', label: 'A' }, { id: 'b', label: 'B', isDisabled: true }]) // ['x', 'a']
 */
export const withAll = (
  ids: readonly string[],
  options: readonly SelectOption[],
  exclusiveId?: string,
): readonly string[] => {
  const chosen = new Set(ids)
  for (const { id, isDisabled } of options) if (isDisabled !== true && id !== exclusiveId) chosen.add(id)
  if (exclusiveId !== undefined && chosen.size > 1) chosen.delete(exclusiveId)
  return [...chosen]
}
