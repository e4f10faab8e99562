import type { FilterCatalogue, FilterValue, FilterValues } from './filterDefinition'
import { valueOf } from './activeFilters'

/**
 * Whether the same filters are active and hold the same. The order of the filters and of what is chosen in one does not
 * count, nor do blanks around a text (L-477).
 *
 * @example sameFilters({ color: ['Red', 'Blue'] }, { color: ['Blue', 'Red'] }) // true
 */
export function sameFilters<Catalogue extends FilterCatalogue>(
  left: FilterValues<Catalogue>,
  right: FilterValues<Catalogue>,
): boolean {
  if (left === right) return true
  const names = namesOf(left)
  return (
    names.length === namesOf(right).length &&
    names.every((name) => sameValue(valueOf(left, name), valueOf(right, name)))
  )
}

const namesOf = (values: FilterValues): readonly string[] =>
  Object.keys(values).filter((name) => valueOf(values, name) !== undefined)

function sameValue(left: FilterValue | undefined, right: FilterValue | undefined): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object') return trimmed(left) === trimmed(right)
  const [these, those] = [partsOf(left), partsOf(right)]
  return these.size === those.size && [...these].every((part) => those.has(part))
}

/** What a value is made of, so that two values are the same when they have the same parts. */
const partsOf = (value: object): ReadonlySet<string> =>
  Array.isArray(value)
    ? new Set((value as readonly string[]).map((id) => id.trim()))
    : new Set(Object.entries(value).map(([part, text]) => `${part}=${String(trimmed(text))}`))

const trimmed = (text: unknown): unknown => (typeof text === 'string' ? text.trim() : text)
