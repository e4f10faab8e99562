import type { Instant } from '../../calendar/instant'
import { equityLogFilters, type EquityLogFilter } from '../equity-log/equityLogFilters'
import type { EquityLogFields } from '../equity-log/equityLogRequest'
import { cutStockNumber } from '../equity-log/stockNumber'
import type { FilterDefinition } from '../filters/filterDefinition'
import { among, requestedValues, figure, isAll, moment, whole, type Requested } from './requestedFields'
import {
  figureFields,
  momentFields,
  textFields,
  wholeFields,
  type FigureConditionField,
  type MomentConditionField,
  type TextConditionField,
  type WholeConditionField,
} from './conditionFields'
import type { AskedFilter, SearchCondition } from './searchCondition'

/**
 * The filter fields that a search body may carry (api.md 2.7): those that the filters fill, the names beside their ids, and
 * the RO status. All may be absent or empty.
 */
export type RequestedEquityLogFields = {
  readonly [Field in keyof EquityLogFields]?: Requested<EquityLogFields[Field]>
} & {
  readonly make?: Requested<string>
  readonly model?: Requested<string>
  readonly trimLevel?: Requested<string>
  readonly roStatus?: Requested<string>
}

const centsPerDollar = 100

/**
 * What a search of the Equity Log, or of the Search log by criteria, asks of every opportunity (L-071 to L-110, L-491 to
 * L-507, L-563). An absent field, an empty text and ALL ask for nothing, with one exception: a search that says nothing of
 * the status leaves out what was replaced, and one that says ALL does not (D-19).
 * A filter compares the condition field of its own name, unless it stands among those with a condition of their own.
 *
 * @example equityLogConditions({ yearFrom: 2018, oppStatus: 'ALL' }) // [{ kind: 'whole', field: 'year', from: 2018, to: null }]
 */
export const equityLogConditions = (asked: RequestedEquityLogFields): readonly SearchCondition[] =>
  equityLogAsked(asked).flatMap(({ conditions }) => conditions)

/**
 * The same filter by filter, those left out that ask for nothing.
 *
 * @example equityLogAsked({ yearFrom: 2018, oppStatus: 'ALL' }).map(({ filter }) => filter) // ['year']
 */
export const equityLogAsked = (asked: RequestedEquityLogFields): readonly AskedFilter[] =>
  [
    { filter: 'roStatus', conditions: among('roStatus', asked.roStatus) },
    ...filterNames.map((filter) => ({
      filter,
      conditions: ownConditions[filter]?.(asked) ?? conditionOf(filter, asked),
    })),
  ].filter(({ conditions }) => conditions.length > 0)

const filterNames = Object.keys(equityLogFilters) as readonly EquityLogFilter[]

type ConditionsOf = (asked: RequestedEquityLogFields) => readonly SearchCondition[]

/** Those filters whose condition is more than their field compared with their value. */
const ownConditions: Readonly<
  Partial<Record<EquityLogFilter, ConditionsOf>> &
    // A filter without a field of its name has to have one.
    Record<
      Exclude<
        EquityLogFilter,
        TextConditionField | WholeConditionField | FigureConditionField | MomentConditionField
      >,
      ConditionsOf
    >
> = {
  oppStatus: ({ oppStatus }) => statusCondition(oppStatus),
  dealType: (asked) => dealCondition(asked),
  make: (asked) => byIdOrName('makeId', asked.makeId, 'make', asked.make),
  model: (asked) => byIdOrName('modelId', asked.modelId, 'model', asked.model),
  trimLevel: (asked) => byIdOrName('trimId', asked.trimId, 'trimLevel', asked.trimLevel),
  replVehStockNo: ({ replVehStockNo }) => stockCondition(replVehStockNo),
  paymentDiff: (asked) => paymentDifference(asked),
}

/** The values that a search body carries, by field. */
type RequestedValues = Readonly<Record<string, Requested<string> & Requested<number> & Requested<Instant>>>

/** The condition of a filter that compares the condition field of its name. */
function conditionOf(name: EquityLogFilter, asked: RequestedEquityLogFields): readonly SearchCondition[] {
  const definition: FilterDefinition = equityLogFilters[name]
  // The definition names the fields of the body, which the compiler cannot follow from here.
  const values = asked as RequestedValues
  const { fields } = definition
  if ('value' in fields) {
    const value = values[fields.value]
    return isField(textFields, name)
      ? among(name, value)
      : isField(figureFields, name)
        ? figure(name, undefined, value)
        : []
  }
  const [from, to] = [values[fields.from], values[fields.to]]
  if (isField(wholeFields, name))
    return whole(name, from, to, 'unit' in definition && definition.unit === 'dollars' ? centsPerDollar : 1)
  if (isField(figureFields, name)) return figure(name, from, to)
  return isField(momentFields, name) ? moment(name, from, to) : []
}

const isField = <Field extends string>(
  fields: Readonly<Record<Field, unknown>>,
  name: string,
): name is Field => Object.hasOwn(fields, name)

const statusCondition = (oppStatus: Requested<string>): readonly SearchCondition[] =>
  requestedValues(oppStatus).length === 0 && !isAll(oppStatus)
    ? [{ kind: 'notReplaced' }]
    : among('oppStatus', oppStatus)

/** Without types the codes ask for nothing (`matchesDealTypes`). */
function dealCondition({ dealType, dealTypeCode }: RequestedEquityLogFields): readonly SearchCondition[] {
  const types = requestedValues(dealType)
  return types.length === 0
    ? []
    : [{ kind: 'deal', dealType: types, dealTypeCode: requestedValues(dealTypeCode) }]
}

/** Ids win over names (api.md 2.7). */
const byIdOrName = (
  id: TextConditionField,
  ids: Requested<string>,
  name: TextConditionField,
  names: Requested<string>,
): readonly SearchCondition[] => (requestedValues(ids).length > 0 ? among(id, ids) : among(name, names))

function stockCondition(replVehStockNo: Requested<string>): readonly SearchCondition[] {
  const values = requestedValues(replVehStockNo).map((value) => cutStockNumber(value).toUpperCase())
  return values.length === 0 ? [] : [{ kind: 'among', field: 'replVehStockNo', values }]
}

const differences: Readonly<Record<string, WholeConditionField>> = {
  Finance: 'paymentDiffFinance',
  Lease: 'paymentDiffLease',
  'Original Deal Type': 'paymentDiffOriginal',
}

/** A difference without a type asks for nothing, as the filter itself does. */
function paymentDifference(asked: RequestedEquityLogFields): readonly SearchCondition[] {
  const field = differences[requestedValues(asked.paymentDiffType)[0] ?? '']
  return field === undefined ? [] : whole(field, asked.paymentDiffFrom, asked.paymentDiffTo, centsPerDollar)
}
