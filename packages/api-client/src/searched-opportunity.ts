import * as t from 'io-ts'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import { dollars, figure, hyperionId, instant, nullable, opptId, record, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { logRowFields } from './work-log'

const searchedOpportunity: t.Type<SearchedOpportunity, unknown> = record(
  {
    hyperionId,
    apptDateTime: logRowFields.apptDateTime,
    apr: nullable(figure),
    compassStatus: logRowFields.compassStatus,
    contactDate: logRowFields.contactDate,
    dealType: logRowFields.dealType,
    dealTypeCode: logRowFields.dealTypeCode,
    equityAmount: nullable(dollars),
    lastActionIcon: logRowFields.lastActionIcon,
    makeName: logRowFields.makeName,
    modelName: logRowFields.modelName,
    newUsed: logRowFields.newUsed,
    opptOwnerName: logRowFields.opptOwnerName,
    paymentDifferenceFinance: logRowFields.paymentDifferenceFinance,
    paymentDifferenceLease: logRowFields.paymentDifferenceLease,
    paymentsLeft: logRowFields.paymentsLeft,
    predictiveScore: logRowFields.predictiveScore,
    replVehStockNo: logRowFields.replVehStockNo,
    roDateTime: logRowFields.roDateTime,
    roStatus: logRowFields.roStatus,
    serviceStoreHyperionId: logRowFields.serviceStoreHyperionId,
    statusCode: logRowFields.statusCode,
    vehicleMileage: logRowFields.vehicleMileage,
    warrantyExpIcon: logRowFields.warrantyExpIcon,
    year: logRowFields.year,
    makeId: nullable(t.string),
    modelId: nullable(t.string),
    trimId: nullable(t.string),
    trimLevel: nullable(t.string),
    color: nullable(t.string),
    lenderCode: nullable(t.string),
    sellingHyperionId: nullable(t.string),
    originalSalesperson: nullable(t.string),
    flaggedBy: t.readonlyArray(t.string),
    hasRecall: t.boolean,
    originalTerm: nullable(whole()),
    purchaseDate: nullable(instant),
    milesFromStore: nullable(figure),
    incomingEmails: t.readonlyArray(instant),
  },
  'searched opportunity',
)

/** What the filters of the logs compare of an opportunity, for the question why it is on a list or is not. */
export const getSearchedOpportunity = endpoint({
  name: 'getSearchedOpportunity',
  base: 'opportunity',
  method: 'GET',
  path: '/{opptId}/searched',
  params: record({ opptId }),
  output: searchedOpportunity,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ params }) => params.opptId },
  handlesNotFound: true,
  rows: [],
})
