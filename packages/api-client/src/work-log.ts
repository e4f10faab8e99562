import * as t from 'io-ts'
import { actionCodes } from '@retain/domain/activity/actionCodes'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { logColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { newUsedValues, roStatuses, type LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Candidate } from '@retain/domain/work-log/service-log/candidate'
import {
  dollars,
  figure,
  hyperionId,
  instant,
  nullable,
  oneOf,
  opptId,
  pageOf,
  record,
  text,
  whole,
} from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { sortAndPage } from './kernel/search'

const logRowFields = {
  opptId,
  hyperionId,
  customerName: t.string,
  fullName: nullable(t.string),
  isCustomerLocked: t.boolean,
  isOrphan: t.boolean,
  dealType: nullable(oneOf(dealTypes, 'deal type')),
  dealTypeCode: nullable(oneOf(dealTypes, 'deal type')),
  equityAmount: nullable(dollars),
  paymentDifferenceFinance: nullable(dollars),
  paymentDifferenceLease: nullable(dollars),
  lastActionIcon: nullable(oneOf(actionCodes, 'action code')),
  lender: nullable(t.string),
  makeName: nullable(t.string),
  modelName: nullable(t.string),
  year: nullable(whole()),
  vehicleMileage: nullable(whole(0)),
  newUsed: nullable(oneOf(newUsedValues)),
  usedClassification: nullable(t.string),
  note: nullable(t.string),
  opptOwnerName: nullable(t.string),
  opptStoreName: nullable(t.string),
  paymentsLeft: nullable(whole()),
  predictiveScore: nullable(whole()),
  roAmount: nullable(dollars),
  roDateTime: nullable(instant),
  roStatus: nullable(oneOf(roStatuses)),
  scan: t.boolean,
  scanDate: nullable(instant),
  status: nullable(t.string),
  statusCode: oneOf(statusCodes, 'status code'),
  compassStatus: nullable(t.string),
  compassStatusDescription: nullable(t.string),
  apptDateTime: nullable(instant),
  apr: nullable(figure),
  contactDate: nullable(instant),
  currentPayment: nullable(dollars),
  serviceAdvisorName: nullable(t.string),
  warrantyExpIcon: nullable(whole()),
  flaggedUser: nullable(t.string),
  leadId: nullable(t.string),
  serviceStoreHyperionId: nullable(hyperionId),
  replVehStockNo: nullable(t.string),
  extSvcInProgress: t.boolean,
  isLocked: t.boolean,
  lockedUserId: nullable(t.string),
  lockedBy: nullable(t.string),
  lockedDT: nullable(instant),
  lockedDate: nullable(instant),
  rowVersion: whole(0),
}

/** A row of an opportunity log (domain `LogRow`). */
export const logRow: t.Type<LogRow, unknown> = record(logRowFields, 'log row')

const { hyperionId: ofStore, note, status, scanDate, dealType, ...knownFields } = logRowFields

/** A candidate of the Service Log (domain `Candidate`): its own fields, and what is known of a row. */
export const candidate = t.intersection(
  [
    record({
      candidateId: text,
      hyperionId: ofStore,
      note,
      status,
      lastAction: nullable(oneOf(actionCodes, 'action code')),
      scanDate,
      dealType,
    }),
    t.exact(t.partial(knownFields)),
  ],
  'candidate',
  // JSON has no undefined: a field that is there has a value.
) as t.Type<Candidate, unknown>

/** One page of the Equity Log of a store. */
export const searchLogs = endpoint({
  name: 'searchLogs',
  base: 'opportunity',
  method: 'POST',
  path: '/search/logs',
  body: t.intersection([record({ source: oneOf(['EQLOG']), hyperionId }), sortAndPage(logColumnKeys)]),
  output: pageOf(logRow),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ body }) => body.hyperionId },
  rows: ['L-415', 'L-443', 'L-515', 'L-551', 'L-562'],
})
