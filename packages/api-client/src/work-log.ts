import * as t from 'io-ts'
import { actionCodes } from '@retain/domain/activity/actionCodes'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { logColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import { newUsedValues, roStatuses, type LogRow } from '@retain/domain/work-log/rows/logRow'
import { storeLogTypes, type StoreLogType } from '@retain/domain/work-log/logTypes'
import type { RowStateCounts } from '@retain/domain/work-log/rows/rowState'
import type { Candidate } from '@retain/domain/work-log/service-log/candidate'
import { dealTypeFields } from './dealType'
import { equityLogFields } from './equityLogFields'
import { choices, choicesOf, open, taggedBy } from './kernel/choices'
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
import { rowLockFields } from './lock'

/** The fields of a row, which other answers have too. */
export const logRowFields = {
  opptId,
  hyperionId,
  customerName: t.string,
  fullName: nullable(t.string),
  isOrphan: t.boolean,
  ...dealTypeFields,
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
  ...rowLockFields,
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
  // JSON has no undefined, so that a field that is present has a value.
) as t.Type<Candidate, unknown>

/** The filter fields of a search of the Service Log; deal types are sent as they are chosen (L-420, L-519). */
const serviceLogFields = t.exact(
  t.partial({
    from: open(instant),
    to: open(instant),
    dealType: choicesOf(dealTypes, 'deal types'),
    roStatus: choicesOf(roStatuses, 'RO statuses'),
    flgOpptAssocName: choices,
    printing: t.boolean,
  }),
  'service log fields',
)
export type ServiceLogFields = t.TypeOf<typeof serviceLogFields>

/** The filter fields of each log of a store; all but the Service Log have the filters of the Equity Log. */
type FieldsOfLogs = {
  readonly [Log in StoreLogType]: Log extends 'SVCLOG' ? typeof serviceLogFields : typeof equityLogFields
}
const fieldsOfLogs = Object.fromEntries(
  storeLogTypes.map((log) => [log, log === 'SVCLOG' ? serviceLogFields : equityLogFields]),
) as FieldsOfLogs

const ofStoreLog = [record({ hyperionId }), taggedBy('source', fieldsOfLogs)] as const

/** One page of the Equity Log or of the Service Log of a store, told apart by their source (L-551). */
export const searchLogs = endpoint({
  name: 'searchLogs',
  base: 'opportunity',
  method: 'POST',
  path: '/search/logs',
  body: t.intersection([...ofStoreLog, sortAndPage(logColumnKeys)]),
  output: pageOf(logRow),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
  rows: ['L-415', 'L-416', 'L-419', 'L-420', 'L-443', 'L-515', 'L-518', 'L-519', 'L-551', 'L-562'],
})

const rowStateCounts: t.Type<RowStateCounts, unknown> = record({
  open: whole(0),
  scheduled: whole(0),
  closed: whole(0),
})

/** How many rows of a search have a repair order in each of its states, whatever page of it is shown: the counts of the legend. */
export const countRowStates = endpoint({
  name: 'countRowStates',
  base: 'opportunity',
  method: 'POST',
  path: '/search/logs/states',
  body: t.intersection([...ofStoreLog]),
  output: rowStateCounts,
  access: { anyOf: [generalAccess] },
  scope: { store: ({ body }) => body.hyperionId },
  kind: 'search',
  rows: [],
})
