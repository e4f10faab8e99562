import type { EquityLogFields } from '../equity-log/equityLogRequest'
import { cutStockNumber } from '../equity-log/stockNumber'
import { among, requestedValues, figure, isAll, moment, whole, type Requested } from './requestedFields'
import type { SearchCondition, TextConditionField, WholeConditionField } from './searchCondition'

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

/** These fields have the same name in the request. */
const listed = [
  'color',
  'lender',
  'compassStatus',
  'sellingHyperionId',
  'oppOwner',
  'origSalesPerson',
  'flgOpptAssocName',
  'lastContactType',
  'newUsed',
  'warrantyExp',
  'carfaxRecall',
  'roStatus',
] as const satisfies readonly TextConditionField[]

/**
 * What a search of the Equity Log, or of the Search log by criteria, asks of every opportunity (L-071 to L-110, L-491 to
 * L-507, L-563). An absent field, an empty text and ALL ask for nothing, with one exception: a search that says nothing of
 * the status leaves out what was replaced, and one that says ALL does not (D-19).
 *
 * @example equityLogConditions({ yearFrom: 2018, oppStatus: 'ALL' }) // [{ kind: 'whole', field: 'year', from: 2018, to: null }]
 */
export const equityLogConditions = (asked: RequestedEquityLogFields): readonly SearchCondition[] => [
  ...statusCondition(asked.oppStatus),
  ...dealCondition(asked),
  ...byIdOrName('makeId', asked.makeId, 'make', asked.make),
  ...byIdOrName('modelId', asked.modelId, 'model', asked.model),
  ...byIdOrName('trimId', asked.trimId, 'trimLevel', asked.trimLevel),
  ...listed.flatMap((field) => among(field, asked[field])),
  ...stockCondition(asked.replVehStockNo),
  ...whole('year', asked.yearFrom, asked.yearTo),
  ...figure('miles', undefined, asked.miles),
  ...whole('equity', asked.eqRangeFrom, asked.eqRangeTo, centsPerDollar),
  ...paymentDifference(asked),
  ...figure('apr', asked.aprFrom, asked.aprTo),
  ...whole('mileage', asked.mileageFrom, asked.mileageTo),
  ...whole('originalTerm', asked.originalTermFrom, asked.originalTermTo),
  ...whole('paymentRem', asked.paymentRemFrom, asked.paymentRemTo),
  ...whole('predictiveScore', asked.predictiveScoreFrom, asked.predictiveScoreTo),
  ...moment('LastContactDate', asked.LastContactDateFrom, asked.LastContactDateTo),
  ...moment('lastService', asked.lastServiceFrom, asked.lastServiceTo),
  ...moment('purchaseDate', asked.purchaseDateFrom, asked.purchaseDateTo),
  ...moment('incomingEmail', asked.incomingEmailFrom, asked.incomingEmailTo),
]

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
