import type { LiveEvent } from '@retain/domain/live/liveMessage'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { id, instant, oneOf, opptId, record, text } from './kernel/codecs'
import { readMessage } from './live/message'

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
  const read = readMessage(type, payload)
  return read === null ? null : { kind: 'event', tag: message.right.tag, event: { ...read, eventId, at } }
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
