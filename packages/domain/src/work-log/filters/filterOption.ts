/** One thing that can be chosen in a filter. */
export interface FilterOption {
  /** What is sent. */
  readonly id: string
  /** What one reads. */
  readonly label: string
  /** The heading it stands under: the make of a model, the model of a trim (L-400). */
  readonly group?: string
}

/** The id of the option that stands for all, on the wire and in saved searches everywhere (L-510). */
export const allId = 'ALL'

/** The option that stands for all. Its label is 'All' everywhere (L-510). */
export const allOption: FilterOption = { id: allId, label: 'All' }

/** Options whose labels are their ids. */
export const sameLabels = (ids: readonly string[]): readonly FilterOption[] =>
  ids.map((id) => ({ id, label: id }))

/** Options out of a vocabulary with labels, in its order. */
export const labelled = <Id extends string>(
  ids: readonly Id[],
  labels: Readonly<Record<Id, string>>,
): readonly FilterOption[] => ids.map((id) => ({ id, label: labels[id] }))

/**
 * The options that can be chosen: those with a blank label are dropped, those without an id, which would choose nothing,
 * and of two with one id the second (L-133).
 *
 * @example usableOptions([{ id: '1', label: 'Honda' }, { id: '2', label: ' ' }]) // [{ id: '1', label: 'Honda' }]
 */
export function usableOptions(options: readonly FilterOption[]): readonly FilterOption[] {
  const seen = new Set<string>()
  return options.filter(({ id, label }) => {
    if (label.trim() === '' || id.trim() === '' || seen.has(id)) return false
    seen.add(id)
    return true
  })
}
