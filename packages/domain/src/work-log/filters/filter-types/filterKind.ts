import type { FieldError } from '../../../validation/fieldError'
import type { OffsetMinutes } from '../../../calendar/storeOffset'
import type {
  FilterDefinitionByType,
  FilterType,
  FilterValueByType,
  RequestFields,
} from '../filterDefinition'

/** The fields of a filter as texts, as an address and a saved search carry them. */
export type FieldTexts = Readonly<Record<string, string>>

/** What a value is checked against beside its definition. */
export interface FilterContext {
  /** The present day of the store, `YYYY-MM-DD`. */
  readonly today: string
}

/** What an option of a filter reads. */
export type LabelOf = (id: string) => string

/** Everything in which one type of filter differs from the others. A further type is one more value of this type. */
export interface FilterKind<
  Type extends FilterType,
  Value = FilterValueByType[Type],
  Definition = FilterDefinitionByType[Type],
> {
  /** What a filter holds that was just added. */
  readonly initial: (definition: Definition) => Value
  /** A value out of JSON; `null` where it has not the shape of one. */
  readonly read: (stored: unknown) => Value | null
  /** The value that a search can run with: canonical, what is wrong in it left out. The same value when it is one. */
  readonly normalise: (value: Value, definition: Definition) => Value
  /** Whether a value, once normalised, asks for anything. */
  readonly hasValue: (value: Value) => boolean
  /** What is wrong with what was typed or chosen. What is empty is not wrong. */
  readonly errors: (value: Value, definition: Definition, context: FilterContext) => readonly FieldError[]
  /** A normalised value as texts by field. */
  readonly print: (value: Value, definition: Definition) => FieldTexts
  /** A value out of texts by field; it may have to be normalised. */
  readonly parse: (textOf: (field: string) => string, definition: Definition) => Value
  /** What a search sends for a normalised value. */
  readonly request: (value: Value, definition: Definition, offset: OffsetMinutes) => RequestFields
  /** What a tag reads of a normalised value. */
  readonly describe: (value: Value, definition: Definition, labelOf: LabelOf) => string
}
