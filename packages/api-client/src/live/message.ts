import { actionCodes } from '@retain/domain/activity/actionCodes'
import type { LiveMessage, LivePayloads, LiveType } from '@retain/domain/live/liveMessage'
import { newUsedValues } from '@retain/domain/work-log/rows/logRow'
import { settingKeys } from '@retain/domain/settings/settingCatalogue'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { contactLogRow } from '../contact-log'
import { historyEntry } from '../history-entry'
import { dealTypeFields } from '../dealType'
import {
  dollars,
  figure,
  hyperionId,
  instant,
  nullable,
  oneOf,
  opptId,
  record,
  text,
  whole,
} from '../kernel/codecs'
import { lockState } from '../lock'
import { notification, notificationIds } from '../notifications'
import { candidate, logRow } from '../work-log'

const ofRow = { opptId, hyperionId }
const statusCode = oneOf(statusCodes, 'status code')

/** The payload of every kind of message (api.md section 3). */
export const livePayloads: { readonly [T in LiveType]: t.Type<LivePayloads[T], unknown> } = {
  CONNECTED: record({ connectionId: text }),
  OPPT_LOCK: lockState,
  OPPT_STATUS: record({
    ...ofRow,
    statusCode,
    status: t.string,
    compassStatus: nullable(t.string),
    compassStatusDescription: nullable(t.string),
    rowVersion: whole(0),
  }),
  OPPT_CONTACT: record({
    ...ofRow,
    entry: historyEntry,
    lastActionIcon: nullable(oneOf(actionCodes, 'action code')),
    contactDate: nullable(instant),
    note: nullable(t.string),
    rowVersion: whole(0),
  }),
  OPPT_NLO: record({ ...ofRow, statusCode: oneOf(['NLO']), message: t.string }),
  OPPT_REMOVED: record({ ...ofRow, replacedBy: nullable(opptId) }),
  OPPT_REPLACEMENT: record({
    ...ofRow,
    paymentDifferenceFinance: nullable(dollars),
    paymentDifferenceLease: nullable(dollars),
    replVehStockNo: nullable(t.string),
    rowVersion: whole(0),
  }),
  OPPT_OWNER: record({
    ...ofRow,
    opptOwnerName: nullable(t.string),
    ownerUserName: nullable(t.string),
    isOrphan: t.boolean,
    rowVersion: whole(0),
  }),
  OPPT_FLAG: record({
    ...ofRow,
    flaggedUser: nullable(t.string),
    flaggedUserNames: t.readonlyArray(text),
    rowVersion: whole(0),
  }),
  OPPT_VEHICLE: record({
    ...ofRow,
    extSvcInProgress: t.boolean,
    vehicleMileage: nullable(whole(0)),
    equityAmount: nullable(dollars),
    rowVersion: whole(0),
  }),
  OPPT_CUSTOMER: record({ ...ofRow, version: whole(0) }),
  OPPT_DEAL: record({
    ...ofRow,
    ...dealTypeFields,
    lender: nullable(t.string),
    apr: nullable(figure),
    currentPayment: nullable(dollars),
    paymentsLeft: nullable(whole()),
    equityAmount: nullable(dollars),
    newUsed: nullable(oneOf(newUsedValues)),
    rowVersion: whole(0),
    version: whole(0),
  }),
  SVC_LOG_NEW: logRow,
  CANDIDATE: candidate,
  CANDIDATE_REMOVED: record({ candidateId: text, hyperionId }),
  SCAN_NOTE: record({
    hyperionId,
    opptId: nullable(opptId),
    candidateId: nullable(text),
    note: nullable(t.string),
    scan: t.boolean,
    scanDate: nullable(instant),
    rowVersion: nullable(whole(0)),
  }),
  CONTACT_LOG_NEW: contactLogRow,
  CONTACT_LOG_REPLY: contactLogRow,
  UNASSIGNED_EMAIL: record({ hyperionId }),
  SETTING_CHANGED: record({
    settingKeyId: oneOf(settingKeys, 'setting key'),
    hyperionId,
    settingValue: nullable(t.string),
    isLocked: t.boolean,
  }),
  LEAD_ASSIGNED: record({ ...ofRow, leadId: nullable(t.string) }),
  NOTIFICATION: notification,
  NOTIFICATION_VIEWED: notificationIds,
  NOTIFICATION_REMOVED: notificationIds,
}

/** A message as the outbox keeps it and the wire carries it, without its envelope. */
export function encodeMessage(message: LiveMessage): { readonly type: LiveType; readonly payload: unknown } {
  const codec = livePayloads[message.type] as t.Type<unknown, unknown>
  return { type: message.type, payload: codec.encode(message.payload) }
}

const isLiveType = (type: unknown): type is LiveType =>
  typeof type === 'string' && Object.hasOwn(livePayloads, type)

/** Reads a message; `null` for an unknown type and a bad payload. */
export function readMessage(type: unknown, payload: unknown): LiveMessage | null {
  if (!isLiveType(type)) return null
  const decoded = livePayloads[type].decode(payload)
  // The payload was decoded by the codec of this type.
  return E.isLeft(decoded) ? null : ({ type, payload: decoded.right } as LiveMessage)
}

interface Tagged {
  readonly type?: unknown
  readonly payload?: unknown
}

const partsOf = (value: unknown): Tagged => (typeof value === 'object' && value !== null ? value : {})

const isMessage = (value: unknown): value is LiveMessage => {
  const { type, payload } = partsOf(value)
  return isLiveType(type) && livePayloads[type].is(payload)
}

const readable = (value: unknown): readonly LiveMessage[] => {
  const { type, payload } = partsOf(value)
  const message = readMessage(type, payload)
  return message === null ? [] : [message]
}

/**
 * The messages in the answer of a command. Those that cannot be read are left out, as the live channel does: an app that is
 * older than its server must not take a saved command for a failed one.
 */
export const liveMessages = new t.Type<readonly LiveMessage[], readonly unknown[], unknown>(
  'live messages',
  (value): value is readonly LiveMessage[] => Array.isArray(value) && value.every(isMessage),
  (value, context) => (Array.isArray(value) ? t.success(value.flatMap(readable)) : t.failure(value, context)),
  (messages) => messages.map(encodeMessage),
)
