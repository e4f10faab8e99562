import type * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import type { MappingType } from './mappingItem'

/** What somebody is about to map: one or more originals to one value (O-406, OP-131). */
export interface MappingDraft {
  readonly typeCode: MappingType
  /** The chosen originals, each once, in the order in which they were chosen. */
  readonly items: readonly string[]
  readonly mappedTo: string
}

/** Nothing chosen. */
export const emptyMapping = (typeCode: MappingType): MappingDraft => ({ typeCode, items: [], mappedTo: '' })

/** The most originals that one call takes (api.md 1.2 sizes). */
export const largestMapping = 500

/** The longest value that originals are mapped to (api.md 1.2 sizes). */
export const longestMappedTo = 100

/** The body of the call that maps (OP-132). */
export interface Mapping {
  readonly typeCode: MappingType
  readonly items: NonEmptyArray<string>
  readonly mappedTo: string
}

const wrongItems = ({ items }: MappingDraft): string | null => {
  if (items.length === 0) return 'Choose what is mapped.'
  return items.length > largestMapping ? 'No more than 500 can be mapped at once.' : null
}

/**
 * What is wrong with a value that originals are to be mapped to, in one short sentence; `null` for nothing.
 *
 * @example wrongTarget(' ') // 'Choose what it is mapped to.'
 */
export const wrongTarget = (mappedTo: string): string | null => {
  const { length } = mappedTo.trim()
  if (length === 0) return 'Choose what it is mapped to.'
  return length > longestMappedTo ? 'A name can hold up to 100 characters.' : null
}

const wrongOf = (draft: MappingDraft) =>
  fieldErrors([
    ['items', wrongItems(draft)],
    ['mappedTo', wrongTarget(draft.mappedTo)],
  ])

/**
 * The mapping that a draft makes, or everything that it still needs: one original at least and one value (OP-131). Blanks
 * around the value are dropped.
 *
 * @example validateMapping(emptyMapping('MAKE')) // left: 'Choose what is mapped.', 'Choose what it is mapped to.'
 */
export const validateMapping = (
  draft: MappingDraft,
): E.Either<NonEmptyArray<FieldError<'items' | 'mappedTo'>>, Mapping> =>
  valueOrErrors(wrongOf(draft), () => ({
    typeCode: draft.typeCode,
    items: draft.items as NonEmptyArray<string>,
    mappedTo: draft.mappedTo.trim(),
  }))

/**
 * Whether anything is chosen or typed that leaving would lose.
 *
 * @example isMappingDirty(emptyMapping('MAKE')) // false
 */
export const isMappingDirty = ({ items, mappedTo }: MappingDraft): boolean =>
  items.length > 0 || mappedTo.trim() !== ''
