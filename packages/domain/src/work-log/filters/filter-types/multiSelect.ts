import { joinList, splitList } from '../../../text/commaList'
import { cleanChoices } from '../choices'
import { allId } from '../filterOption'
import type { OptionSource } from '../filterDefinition'
import type { FilterKind } from './filterKind'
import { isOffered } from './select'

/** Any number of choices out of a list. */
export const multiSelect: FilterKind<'multiSelect'> = {
  initial: () => [],
  read: readChoices,
  normalise: (value, { options }) => cleanChoices(offeredAmong(value, options)),
  hasValue: (value) => value.length > 0,
  errors: () => [],
  print: (value, { fields }) => ({ [fields.value]: joinList(value) }),
  parse: (textOf, { fields, alsoIn }) => {
    const values = splitList(textOf(fields.value))
    return alsoIn?.join(values, splitList(textOf(alsoIn.field))) ?? values
  },
  request: (value, { fields, request }) => request?.(value) ?? { [fields.value]: joinList(value) },
  describe: (value, _, labelOf) => value.map(labelOf).join(', '),
}

/** The choices that the list has, the same list where all of them are. */
function offeredAmong(value: readonly string[], source: OptionSource): readonly string[] {
  const offered = value.filter((id) => id.trim() === allId || isOffered(source, id.trim()))
  return offered.length === value.length ? value : offered
}

/** Choices out of JSON: a list, or the one text that calls carry. */
function readChoices(stored: unknown): readonly string[] | null {
  if (stored === undefined || stored === null) return []
  if (typeof stored === 'string') return splitList(stored)
  if (typeof stored === 'number') return [String(stored)]
  if (!Array.isArray(stored)) return null
  return (stored as readonly unknown[]).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'number' ? [String(value)] : [],
  )
}
