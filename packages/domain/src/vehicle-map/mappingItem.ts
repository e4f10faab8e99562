import type { Instant } from '../calendar/instant'

/** What the mapping table maps: makes, models and trims, each with its mapper (O-405). */
export const mappingTypes = ['MAKE', 'MODEL', 'TRIM'] as const

export type MappingType = (typeof mappingTypes)[number]

/** What each mapper is called on the screen (O-405). */
export const mappingTypeLabels: Readonly<Record<MappingType, string>> = {
  MAKE: 'Make',
  MODEL: 'Model',
  TRIM: 'Trim',
}

/** What the icon of a row says (api.md section 4). */
export const mappingIconCodes = ['MAPPED', 'UNMAPPED', 'DIFF'] as const

/** Mapped to the same text, not mapped, or mapped to another text. */
export type MappingIconCode = (typeof mappingIconCodes)[number]

/** What each icon says. */
export const mappingIconLabels: Readonly<Record<MappingIconCode, string>> = {
  MAPPED: 'Mapped',
  UNMAPPED: 'Not mapped',
  DIFF: 'Different',
}

/** A row of the mapping table (O-410). */
export interface MappingItem {
  readonly typeCode: MappingType
  /** Where the text comes from. */
  readonly originalType: string
  /** The text as it came: what is mapped from. */
  readonly mappedItem: string
  /** What it is mapped to; `null` where it is not mapped. */
  readonly mappedTo: string | null
  readonly changedBy: string | null
  readonly changedDate: Instant | null
  readonly iconCode: MappingIconCode
  /** Whether the original differs from its target (OP-131). */
  readonly diff: boolean
}

const plain = (text: string): string => text.trim().toLowerCase()

/**
 * Whether an original differs from its target (OP-131): by more than letter case and blanks around. Nothing differs where
 * nothing is mapped.
 *
 * @example differs('CHEVY', 'Chevrolet') // true
 */
export const differs = (mappedItem: string, mappedTo: string | null): boolean =>
  isMapped({ mappedTo }) && plain(mappedItem) !== plain(mappedTo ?? '')

/**
 * Whether a row is mapped: only then it has a delete button (O-408). No row ever has an extend button (O-409).
 *
 * @example isMapped({ mappedTo: null }) // false
 */
export const isMapped = ({ mappedTo }: Pick<MappingItem, 'mappedTo'>): boolean =>
  mappedTo !== null && mappedTo.trim() !== ''

/**
 * The icon of a row, by what it is mapped to.
 *
 * @example iconCodeOf('Honda', null) // 'UNMAPPED'
 */
export function iconCodeOf(mappedItem: string, mappedTo: string | null): MappingIconCode {
  if (!isMapped({ mappedTo })) return 'UNMAPPED'
  return differs(mappedItem, mappedTo) ? 'DIFF' : 'MAPPED'
}

/** What is saved, in the middle of a sentence. */
export const mappingNoun = 'mapping'

/** What a save says (O-411, OP-128). */
export const mappingSavedText = 'Saved Successfully'

/** What a deletion says (O-412, OP-128). */
export const mappingDeletedText = 'Deleted Successfully'
