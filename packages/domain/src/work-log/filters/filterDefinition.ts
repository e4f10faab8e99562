import type { FilterOption } from './filterOption'
import type { LookupName } from './options/lookups'

/** From and to, each the text that was typed or chosen; an empty text is an open side (L-496). */
export interface FromTo {
  readonly from: string
  readonly to: string
}

/** What a filter of each type holds while somebody fills it. JSON-safe; it may be wrong or empty. */
export interface FilterValueByType {
  /** What is chosen, `['ALL']` for all. */
  readonly multiSelect: readonly string[]
  /** What is chosen; an empty text is nothing. */
  readonly select: string
  /** Two numbers that are typed. */
  readonly range: FromTo
  /** Two numbers chosen out of a list. */
  readonly selectRange: FromTo
  /** Two numbers that are typed, and of what. */
  readonly typedRange: FromTo & { readonly type: string }
  /** Two days of the store's calendar, `YYYY-MM-DD`. */
  readonly dateRange: FromTo
  /** One number that is typed. */
  readonly number: string
  /** One text of a fixed form. */
  readonly regex: string
}

/** How a filter is filled. */
export type FilterType = keyof FilterValueByType

/** What a filter of any type holds. */
export type FilterValue = FilterValueByType[FilterType]

/** What a filter sends in the body of a search, by field of the call; a number where the call takes one. */
export type RequestFields = Readonly<Record<string, string | number>>

/** Where the options of a filter come from: a list of our own, or a lookup of the server. */
export type OptionSource =
  | { readonly from: 'list'; readonly options: readonly FilterOption[] }
  | {
      readonly from: 'lookup'
      readonly lookup: LookupName
      /** Options of our own, which stand before those of the lookup. */
      readonly before?: readonly FilterOption[]
    }

interface OfEveryFilter<Type extends FilterType> {
  readonly type: Type
  readonly label: string
  /** The filter whose value decides what can be chosen in this one (L-101, L-102). */
  readonly parent?: string
  /** Whether it names people. Their names stay out of addresses. */
  readonly isPersonFilter?: true
  /** Accepted in a search and in a saved search, but not offered to be added (L-500). */
  readonly isHidden?: true
}

interface Bounds {
  /** The least number, and the greatest. */
  readonly minimum: number
  readonly maximum: number
}

/** How a number is shown in a tag and in a field that is not being edited. */
export type FilterUnit = 'plain' | 'dollars' | 'percent'

/** What one filter is, by its type: the words around it, its limits, and the fields of the call that it fills. */
export interface FilterDefinitionByType {
  readonly multiSelect: OfEveryFilter<'multiSelect'> & {
    readonly options: OptionSource
    readonly fields: { readonly value: string }
    /** A further field that choices of this filter are read from. It is never written. */
    readonly alsoIn?: {
      readonly field: string
      /** The choices that the values of both fields stand for. */
      readonly join: (values: readonly string[], further: readonly string[]) => readonly string[]
    }
    /** What is sent for the chosen values, where it is more than the values comma-joined in `fields.value`. */
    readonly request?: (values: readonly string[]) => RequestFields
  }
  readonly select: OfEveryFilter<'select'> & {
    readonly options: OptionSource
    readonly fields: { readonly value: string }
  }
  readonly range: OfEveryFilter<'range'> & {
    readonly fields: FromTo
    readonly unit: FilterUnit
    /** Whether a side may lie below 0 (L-495). */
    readonly allowsNegative: boolean
  }
  readonly selectRange: OfEveryFilter<'selectRange'> &
    Bounds & { readonly fields: FromTo; readonly options: OptionSource }
  readonly typedRange: OfEveryFilter<'typedRange'> & {
    readonly fields: FromTo & { readonly type: string }
    readonly unit: FilterUnit
    readonly allowsNegative: boolean
    readonly types: readonly FilterOption[]
  }
  readonly dateRange: OfEveryFilter<'dateRange'> & {
    readonly fields: FromTo
    /** How many nights at least lie between the two days (L-148). */
    readonly minimumNights: number
    /**
     * A rule of its own, asked once what is filled is good, an open side being empty; the error text, or `null` (L-146,
     * L-147).
     */
    readonly check?: (days: FromTo, today: string) => string | null
  }
  readonly number: OfEveryFilter<'number'> &
    Bounds & {
      readonly fields: { readonly value: string }
      /** Stands in the empty box; under the box; and in its place when the number is wrong. */
      readonly hint: string
      readonly footer: string
      readonly error: string
    }
  readonly regex: OfEveryFilter<'regex'> & {
    readonly fields: { readonly value: string }
    readonly pattern: RegExp
    /** What is sent for a text that matches. */
    readonly cut: (text: string) => string
    readonly hint: string
    /** Stands under the box; it is also the error text (L-508). */
    readonly footer: string
  }
}

/** What one filter of any type is. */
export type FilterDefinition = FilterDefinitionByType[FilterType]

/**
 * The filters of one log by their names, in the order in which they are offered. A further filter is one more entry:
 * values, checks, the request, tags and addresses derive from it.
 */
export type FilterCatalogue = Readonly<Record<string, FilterDefinition>>

/**
 * What the filters of a log hold. A filter that is a key of it is active, even while it is empty; the keys stand in the
 * order in which the filters were added.
 */
export type FilterValues<Catalogue extends FilterCatalogue = FilterCatalogue> = {
  readonly [Name in keyof Catalogue]?: FilterValueByType[Catalogue[Name]['type']]
}
