import { recallIndications } from '../../opportunity/sections'
import { joinList } from '../../text/commaList'
import { newUsedValues } from '../rows/logRow'
import { warrantyLabels, warrantyValues } from '../rows/cells/warranty'
import { dealTypeRequest, joinDealTypes, offeredDealTypes } from './dealTypeChoice'
import type { FilterCatalogue, FilterValues, OptionSource } from '../filters/filterDefinition'
import { labelled, sameLabels, type FilterOption } from '../filters/filterOption'
import { lastContactTypes, paymentDifferenceTypes, predictionScores } from './filterVocabulary'
import type { LookupName } from '../filters/options/lookups'
import { replaceStatusGroups, statusOptions } from './statusChoice'
import { cutStockNumber, stockNumberPattern } from './stockNumber'

const list = (options: readonly FilterOption[]): OptionSource => ({ from: 'list', options })
const lookup = (name: LookupName): OptionSource => ({ from: 'lookup', lookup: name })
const pair = <Name extends string>(name: Name) => ({ from: `${name}From`, to: `${name}To` }) as const

const dateRange = <Name extends string>(label: string, name: Name) =>
  ({ type: 'dateRange', label, fields: pair(name), minimumNights: 0 }) as const

/**
 * The filters of the Equity Log and of the criteria search of the Search log, in the order of the specification, which is
 * the one in which they are offered (L-070 to L-102, L-490 to L-508, L-548). Everything about a filter derives from here.
 *
 * Makes, models and trims are told apart by their ids, which win over names where a search carries both (api.md 2.7):
 * only ids are sent, so that a search does not depend on which lookup has arrived.
 */
export const equityLogFilters = {
  apr: { type: 'range', label: 'APR', fields: pair('apr'), unit: 'percent', allowsNegative: false },
  color: { type: 'multiSelect', label: 'Color', options: lookup('colors'), fields: { value: 'color' } },
  compassStatus: {
    type: 'multiSelect',
    label: 'Compass Status',
    options: lookup('compassStatuses'),
    fields: { value: 'compassStatus' },
  },
  miles: {
    type: 'number',
    label: 'Customer Radius',
    fields: { value: 'miles' },
    minimum: 1,
    maximum: 50,
    hint: '# of Miles',
    footer: 'Max of 50 miles',
    error: 'Enter number between 1 to 50',
  },
  dealType: {
    type: 'multiSelect',
    label: 'Deal Type',
    options: list(sameLabels(offeredDealTypes)),
    fields: { value: 'dealType' },
    alsoIn: { field: 'dealTypeCode', join: joinDealTypes },
    request: dealTypeRequest,
  },
  equity: {
    type: 'range',
    label: 'Equity',
    fields: { from: 'eqRangeFrom', to: 'eqRangeTo' },
    unit: 'dollars',
    allowsNegative: true,
  },
  LastContactDate: dateRange('Last Contact Date', 'LastContactDate'),
  lastContactType: {
    type: 'multiSelect',
    label: 'Last Contact Type',
    options: list(sameLabels(lastContactTypes)),
    fields: { value: 'lastContactType' },
  },
  lastService: dateRange('Last Service Date', 'lastService'),
  lender: { type: 'multiSelect', label: 'Lender', options: lookup('lenders'), fields: { value: 'lender' } },
  make: { type: 'multiSelect', label: 'Make', options: lookup('makes'), fields: { value: 'makeId' } },
  mileage: {
    type: 'range',
    label: 'Mileage',
    fields: pair('mileage'),
    unit: 'plain',
    allowsNegative: false,
  },
  model: {
    type: 'multiSelect',
    label: 'Model',
    options: lookup('models'),
    fields: { value: 'modelId' },
    parent: 'make',
  },
  newUsed: {
    type: 'select',
    label: 'New or Used',
    options: list(sameLabels(newUsedValues)),
    fields: { value: 'newUsed' },
  },
  oppOwner: {
    type: 'multiSelect',
    label: 'Opportunity Owner',
    options: lookup('owners'),
    fields: { value: 'oppOwner' },
    isPersonFilter: true,
  },
  oppStatus: {
    type: 'multiSelect',
    label: 'Opportunity Status',
    options: list(statusOptions),
    fields: { value: 'oppStatus' },
    request: (chosen) => ({ oppStatus: joinList(replaceStatusGroups(chosen)) }),
  },
  origSalesPerson: {
    type: 'multiSelect',
    label: 'Original Salesperson',
    options: lookup('salespersons'),
    fields: { value: 'origSalesPerson' },
  },
  originalTerm: {
    type: 'range',
    label: 'Original Term',
    fields: pair('originalTerm'),
    unit: 'plain',
    allowsNegative: false,
  },
  paymentDiff: {
    type: 'typedRange',
    label: 'Payment Difference',
    fields: { type: 'paymentDiffType', ...pair('paymentDiff') },
    unit: 'dollars',
    allowsNegative: true,
    types: sameLabels(paymentDifferenceTypes),
  },
  paymentRem: {
    type: 'range',
    label: 'Payments Remaining',
    fields: pair('paymentRem'),
    unit: 'plain',
    allowsNegative: false,
  },
  predictiveScore: {
    type: 'selectRange',
    label: 'Prediction Score',
    fields: pair('predictiveScore'),
    minimum: 1,
    maximum: 10,
    options: list(sameLabels(predictionScores.map(String))),
  },
  purchaseDate: dateRange('Purchase Date', 'purchaseDate'),
  carfaxRecall: {
    type: 'select',
    label: 'Recalls',
    options: list(sameLabels(recallIndications)),
    fields: { value: 'carfaxRecall' },
  },
  replVehStockNo: {
    type: 'regex',
    label: 'Replacement Used',
    fields: { value: 'replVehStockNo' },
    pattern: stockNumberPattern,
    cut: cutStockNumber,
    hint: 'Stock#',
    footer: 'Enter Eight Characters',
  },
  sellingHyperionId: {
    type: 'multiSelect',
    label: 'Selling Store',
    options: lookup('sellingStores'),
    fields: { value: 'sellingHyperionId' },
  },
  trimLevel: {
    type: 'multiSelect',
    label: 'Trim',
    options: lookup('trims'),
    fields: { value: 'trimId' },
    parent: 'model',
  },
  warrantyExp: {
    type: 'multiSelect',
    label: 'Warranty Exp',
    options: list(labelled(warrantyValues, warrantyLabels)),
    fields: { value: 'warrantyExp' },
  },
  year: {
    type: 'selectRange',
    label: 'Year',
    fields: pair('year'),
    minimum: 1900,
    maximum: 2100,
    options: lookup('years'),
  },
  flgOpptAssocName: {
    type: 'multiSelect',
    label: 'Flagged',
    options: lookup('flaggedSalesUsers'),
    fields: { value: 'flgOpptAssocName' },
    isPersonFilter: true,
  },
  incomingEmail: { ...dateRange('Incoming Email', 'incomingEmail'), isHidden: true },
} as const satisfies FilterCatalogue

/** The filters of the Equity Log by name. */
export type EquityLogFilter = keyof typeof equityLogFilters

/** What the filters of the Equity Log hold. */
export type EquityLogFilters = FilterValues<typeof equityLogFilters>
