import { cleanChoices } from '../filters/choices'
import type { FieldTexts } from '../filters/filter-types/filterKind'
import { kindOf } from '../filters/filter-types/filterKinds'
import { readText } from '../filters/filter-types/fromTo'
import { printFields, readFields } from '../filters/fieldTexts'
import type {
  FilterCatalogue,
  FilterDefinition,
  FilterValue,
  FilterValues,
} from '../filters/filterDefinition'
import { definitionOf, activeFilters } from '../filters/activeFilters'
import { pickFilters } from '../filters/normaliseFilters'
import type { SavedSearch, StoredFilter, StoredSearchFilter } from './savedSearch'
import { isRecord } from '../../validation/record'

/**
 * What a search is saved with (L-056, L-483): its filters in their order, each with a value in its canonical form or an
 * empty one, and the same as texts by field. Groups of statuses stay groups (L-503), days stay days.
 *
 * @example storeFilters(equityLogFilters, { year: { from: '2018', to: '' } }, true).values // { yearFrom: '2018' }
 */
export const storeFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  filters: FilterValues<Catalogue>,
  showAdvanced: boolean,
): StoredSearchFilter => ({
  values: printFields(catalogue, filters),
  activeFilters: activeFilters(catalogue, filters).map(({ name, kind, definition, value }): StoredFilter => ({
    name,
    type: definition.type,
    label: definition.label,
    required: true,
    value: kind.normalise(value, definition),
  })),
  showAdvanced,
})

/** What a saved search holds, as far as it can be read. */
export interface SavedFilters<Catalogue extends FilterCatalogue> {
  readonly filters: FilterValues<Catalogue>
  readonly showAdvanced: boolean
  /** The labels of filters that no longer exist, or that lost a value because it does not. */
  readonly dropped: readonly string[]
}

/**
 * Reads the filters of a saved search: the active ones in their order, then those of which only fields are there. What is
 * known is kept, what is not is reported. It never throws, whatever a saved search holds.
 *
 * @example readSavedFilters(equityLogFilters, search).dropped // ['Shoe Size'], of a search that was saved with it
 */
export function readSavedFilters<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  search: Pick<SavedSearch, 'filter' | 'activeFilters' | 'showAdvanced'>,
): SavedFilters<Catalogue> {
  const stored = recordOf(search.filter)
  const fields = readFields(catalogue, textsOf(recordOf(stored['values'] ?? withoutOwn(stored))))
  const active = listOf(search.activeFilters ?? stored['activeFilters'])
    .map(entryOf)
    .filter(({ name }) => name !== '')
  const read: Record<string, FilterValue> = {}
  const dropped: string[] = []
  for (const { name, label, value } of active) {
    const definition = definitionOf(catalogue, name)
    const kept = definition === undefined ? null : readValue(definition, value ?? fields.filters[name])
    if (kept === null || kept.isCut) dropped.push(label)
    if (kept !== null && !kept.isLost) read[name] = kept.value
  }
  const named = new Set(active.map(({ name }) => name))
  const others = Object.keys(fields.filters).filter((name) => !named.has(name))
  return {
    filters: {
      ...pickFilters<Catalogue>(read, Object.keys(read)),
      ...pickFilters<Catalogue>(fields.filters, others),
    },
    showAdvanced: (search.showAdvanced ?? stored['showAdvanced']) === true,
    dropped: [...new Set([...dropped, ...unknownFields(fields.unknown, active)])],
  }
}

interface KeptValue {
  readonly value: FilterValue
  /** Whether nothing of what was stored is left, though there was something. */
  readonly isLost: boolean
  /** Whether a part of what was stored is gone. */
  readonly isCut: boolean
}

/** A stored value as far as its filter still knows it. */
function readValue(definition: FilterDefinition, stored: unknown): KeptValue | null {
  const kind = kindOf(definition)
  const given = kind.read(stored)
  if (given === null) return null
  const value = kind.normalise(given, definition)
  const isCut = filledParts(value) < filledParts(given)
  return { value, isCut, isLost: isCut && !kind.hasValue(value) }
}

/** How many things a value says: choices, sides of a range. A value written otherwise says as much. */
function filledParts(value: FilterValue): number {
  if (Array.isArray(value)) return cleanChoices(value as readonly string[]).length
  const parts: readonly unknown[] = typeof value === 'string' ? [value] : Object.values(value)
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').length
}

const recordOf = (stored: unknown): Readonly<Record<string, unknown>> => (isRecord(stored) ? stored : {})

const listOf = (stored: unknown): readonly unknown[] =>
  Array.isArray(stored) ? (stored as readonly unknown[]) : []

/** The fields of a filter object that holds them beside the rest, as other systems write it. */
const withoutOwn = ({ activeFilters: _a, showAdvanced: _s, ...fields }: Readonly<Record<string, unknown>>) =>
  fields

const textsOf = (fields: Readonly<Record<string, unknown>>): FieldTexts =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const text = readText(value)
      return text === null || text === '' ? [] : [[field, text]]
    }),
  )

function entryOf(stored: unknown) {
  const { name, label, value } = recordOf(stored)
  const id = readText(name) ?? ''
  return { name: id, label: readText(label) || id, value }
}

/** Fields without a filter, but for those whose filter is reported by its label. */
const unknownFields = (fields: readonly string[], active: readonly { readonly name: string }[]) =>
  fields.filter((field) => !active.some(({ name }) => name === field))
