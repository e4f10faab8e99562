import { actionCodes } from '@retain/domain/activity/actionCodes'
import type { LiveEvent, LiveMessage, LivePayloads, LiveType } from '@retain/domain/live/liveMessage'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { historyEntry } from './activity'
import { contactLogRow } from './contact-log'
import {
  dollars,
  hyperionId,
  id,
  instant,
  nullable,
  oneOf,
  opptId,
  record,
  text,
  whole,
} from './kernel/codecs'
import { lockState } from './lock'
import { notification, notificationIds } from './notifications'
import { candidate, logRow } from './work-log'

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
  LEAD_ASSIGNED: record({ ...ofRow, leadId: nullable(t.string) }),
  NOTIFICATION: notification,
  NOTIFICATION_VIEWED: notificationIds,
  NOTIFICATION_REMOVED: notificationIds,
}

/**
 * What a client may send: which tags it listens to, in the place of all earlier ones; the server answers the accepted
 * ones.
 */
export const subscribeFrame = record({ type: oneOf(['subscribe']), tags: t.readonlyArray(text) }, 'subscribe')
export type SubscribeFrame = t.TypeOf<typeof subscribeFrame>

/** A message from the server. */
export const messageFrame = record(
  {
    type: oneOf(['Message']),
    tag: text,
    data: record({ type: text, payload: t.unknown, eventId: id, at: instant }),
  },
  'message',
)

/** The only message that a client sends (D-21): it marked the opportunity No Longer Owns. */
export const clientMessageFrame = record(
  {
    type: oneOf(['Message']),
    tag: text,
    data: record({ type: oneOf(['OPPT_NLO']), payload: record({ opptId }) }),
  },
  'client message',
)

/** Any frame that a client may send. */
export const clientFrame = t.union([subscribeFrame, clientMessageFrame])
export type ClientFrame = t.TypeOf<typeof clientFrame>

/** Reads a frame from a client; `null` for text that is no JSON and for a frame of no known kind. */
export function readClientFrame(text: string): ClientFrame | null {
  const frame = clientFrame.decode(parsed(text))
  return E.isRight(frame) ? frame.right : null
}

/** What a frame from the server says; `null` for one that is of no known kind or has a bad payload. */
export type ServerFrame =
  | { readonly kind: 'subscribed'; readonly tags: readonly string[] }
  | { readonly kind: 'event'; readonly tag: string; readonly event: LiveEvent }

const isLiveType = (type: string): type is LiveType => Object.hasOwn(livePayloads, type)

/**
 * Reads a frame from the server. Text that is no JSON, an unknown type and a bad payload are `null`: the caller counts
 * and drops them.
 */
export function readServerFrame(text: string): ServerFrame | null {
  const frame = parsed(text)
  const subscribed = subscribeFrame.decode(frame)
  if (E.isRight(subscribed)) return { kind: 'subscribed', tags: subscribed.right.tags }
  const message = messageFrame.decode(frame)
  if (E.isLeft(message)) return null
  const { type, payload, eventId, at } = message.right.data
  if (!isLiveType(type)) return null
  const decoded = livePayloads[type].decode(payload)
  if (E.isLeft(decoded)) return null
  // The payload was decoded by the codec of this type.
  const event = { type, payload: decoded.right, eventId, at } as LiveEvent
  return { kind: 'event', tag: message.right.tag, event }
}

/** A message as the outbox keeps it and the wire carries it, without its envelope. */
export function encodeMessage(message: LiveMessage): { readonly type: LiveType; readonly payload: unknown } {
  const codec = livePayloads[message.type] as t.Type<unknown, unknown>
  return { type: message.type, payload: codec.encode(message.payload) }
}

/** An event for a tag: the message as {@link encodeMessage} wrote it, with its id and its moment. */
export interface EventEnvelope {
  readonly tag: string
  readonly data: object
  readonly eventId: string
  readonly at: string
}

/**
 * Writes the frame of an event, which {@link readServerFrame} reads.
 *
 * @example eventFrame({ tag: 'STORE_HAR', data: encodeMessage(message), eventId: '17', at: now })
 */
export const eventFrame = ({ tag, data, eventId, at }: EventEnvelope): string =>
  JSON.stringify({ type: 'Message', tag, data: { ...data, eventId, at } })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
