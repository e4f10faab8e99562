import { firstOfItsId } from '../internal/developer-error/uniqueIds'
import { foldText } from './foldText'
import { isGroup, type SelectEntry, type SelectOption } from './selectOption'

// A lookup of the server may hold what its type does not promise.
const hasLabel = (option: SelectOption): boolean =>
  ((option.label as string | null | undefined) ?? '').trim() !== ''

/** Every option of a list in order, groups opened. */
export const allOptions = (entries: readonly SelectEntry[]): readonly SelectOption[] =>
  entries.some(isGroup)
    ? entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
    : (entries as readonly SelectOption[])

const keepOptions = (
  entries: readonly SelectEntry[],
  keep: (option: SelectOption) => boolean,
): readonly SelectEntry[] =>
  entries.flatMap((entry): readonly SelectEntry[] => {
    if (!isGroup(entry)) return keep(entry) ? [entry] : []
    const options = entry.options.filter(keep)
    return options.length === 0 ? [] : [{ ...entry, options }]
  })

/**
 * A list without what cannot be shown: options with a blank label, groups without options, and the second of two
 * options with the same id, which is a mistake of the caller: while developing it throws, in the component's name.
 *
 * @example
 * usableEntries('Select', [{ id: '1', label: 'Honda' }, { id: '2', label: ' ' }]) // [{ id: '1', label: 'Honda' }]
 */
export const usableEntries = (component: string, entries: readonly SelectEntry[]): readonly SelectEntry[] => {
  const isFirst = firstOfItsId(component)
  return keepOptions(entries, (option) => hasLabel(option) && isFirst(option))
}

/**
 * {@link usableEntries} of a list without groups.
 *
 * @example
 * usableOptions('RadioGroup', [{ id: '1', label: '' }]) // []
 */
export const usableOptions = <Option extends SelectOption>(
  component: string,
  options: readonly Option[],
): readonly Option[] => {
  const kept = new Set(allOptions(usableEntries(component, options)))
  return options.filter((option) => kept.has(option))
}

/** The text of an option that a search looks at. */
export const searchText = ({ label, description = '' }: SelectOption): string =>
  foldText(description === '' ? label : `${label} ${description}`)

/**
 * The part of a list that holds a text anywhere in label or description, whatever its case and accents; a group whose
 * heading holds it stays whole.
 *
 * @example
 * matchingEntries([{ id: '1', label: 'Citroën' }], 'troe') // [{ id: '1', label: 'Citroën' }]
 */
export const matchingEntries = (
  entries: readonly SelectEntry[],
  query: string,
  textOf: (option: SelectOption) => string = searchText,
): readonly SelectEntry[] => {
  const wanted = foldText(query.trim())
  if (wanted === '') return entries
  return entries.flatMap((entry): readonly SelectEntry[] =>
    isGroup(entry) && foldText(entry.label).includes(wanted)
      ? [entry]
      : keepOptions([entry], (option) => textOf(option).includes(wanted)),
  )
}
