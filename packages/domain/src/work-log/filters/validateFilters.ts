import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { valueOrErrors, type FieldError } from '../../validation/fieldError'
import type { FilterContext } from './filter-types/filterKind'
import type { FilterCatalogue, FilterValues } from './filterDefinition'
import { canBeFilled, fieldsOf, activeFilters, type ActiveFilter } from './activeFilters'
import { normaliseFilters } from './normaliseFilters'

/**
 * What is wrong with what was typed or chosen, by field of the call, in the words of the specification (L-115 to L-120,
 * L-131, L-146). What is empty is not wrong: it is shown without an error.
 *
 * @example filterErrors(equityLogFilters, { apr: { from: '6.9', to: '4.5' } }, { today }) // [{ field: 'aprTo', message: 'number less than From value' }]
 */
export const filterErrors = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  context: FilterContext,
): readonly FieldError[] =>
  activeFilters(catalogue, values).flatMap(({ kind, definition, value }) =>
    kind.errors(value, definition, context),
  )

/**
 * The filters as a search runs them, or everything that keeps it from running: what is wrong, and every active filter
 * without a value, for each that is active is required (L-046, L-132, L-476).
 *
 * @example validateFilters(equityLogFilters, { lender: [] }, { today }) // left: lender, 'A value is needed for Lender.'
 */
export function validateFilters<Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
  context: FilterContext,
): Either<NonEmptyArray<FieldError>, FilterValues<Catalogue>> {
  const errors = activeFilters(catalogue, values).flatMap((filter) => {
    const wrong = filter.kind.errors(filter.value, filter.definition, context)
    return wrong.length > 0 ? wrong : needed(filter, catalogue, values)
  })
  return valueOrErrors(errors, () => normaliseFilters(catalogue, values))
}

/**
 * Every active filter without a value, which a search cannot be saved with: each that is active is required (L-476).
 *
 * @example unfinishedFilters(equityLogFilters, { lender: [] }) // lender, 'A value is needed for Lender.'
 */
export const unfinishedFilters = <Catalogue extends FilterCatalogue>(
  catalogue: Catalogue,
  values: FilterValues<Catalogue>,
): readonly FieldError[] =>
  activeFilters(catalogue, values).flatMap((filter) => needed(filter, catalogue, values))

const needed = (filter: ActiveFilter, ...all: [FilterCatalogue, FilterValues]): readonly FieldError[] =>
  isFilled(filter, ...all)
    ? []
    : [{ field: fieldsOf(filter.definition)[0] ?? filter.name, message: neededText(filter) }]

const isFilled = ({ name, kind, value, definition }: ActiveFilter, ...all: [FilterCatalogue, FilterValues]) =>
  canBeFilled(...all, name) && kind.hasValue(kind.normalise(value, definition))

function neededText({ definition }: ActiveFilter): string {
  if (definition.type === 'number') return definition.error
  return definition.type === 'regex' ? definition.footer : `A value is needed for ${definition.label}.`
}
