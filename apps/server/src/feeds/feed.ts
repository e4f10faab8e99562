import * as E from 'fp-ts/Either'
import type { FieldError } from '@retain/api-client/kernel/apiError'
import { decodeFields } from '@retain/api-client/kernel/decodeFields'
import type { EventDecoder, OutsideEvent } from '@retain/api-client/outsideEvent'
import type { WriteHost } from '../outbox/transact'
import { gatherBatches } from './gatherBatches'
import { canonicalId } from './holdOpportunities'
import { takeEvents, type EventBatch, type FeedBatch, type Taken } from './takeEvents'

/**
 * Takes an event in: the change of the row, its messages and the alerts are committed together. An event whose id the store
 * has had before does nothing.
 *
 * @returns the fields of a body that do not fit.
 */
export type Receive = (body: unknown) => Promise<E.Either<readonly FieldError[], Taken>>

/** What one kind of event of the outside world does. */
export interface Feed {
  readonly name: string
  /** Opens the feed of an app, once for all the events that it is sent. */
  readonly open: (host: WriteHost) => Receive
}

/** What a feed works with: its event, and one transaction for everything that follows from it. */
export interface FeedCall<Event> extends Omit<EventBatch<Event>, 'events'> {
  readonly event: Event
}

/**
 * Makes a feed of the codec of its events and of what it does. Each event has a transaction of its own.
 *
 * @example
 * feed(outsideEvent('vinScanned', { vin: text }), ({ transaction, publish, event, now }) => …)
 */
export const feed = <Event extends OutsideEvent>(
  decoder: EventDecoder<Event>,
  work: (call: FeedCall<Event>) => Promise<void>,
): Feed =>
  decodedFeed(
    decoder,
    (host, name) => (event) =>
      takeAlone(host, name, event, async ({ events: _one, ...batch }) => {
        await work({ ...batch, event })
        return []
      }),
  )

/** The most events that are written in one transaction: the opportunities of all of them are held until it ends. */
const largestBatch = 50

/**
 * Makes a feed of events of opportunities that may come by the hundred. Those that come while others are being written are
 * written together, in one transaction and by as many statements as one event takes. An event that somebody's write holds
 * up, or that is refused, is taken alone and keeps no other from being taken; when a batch fails, so is every event of it.
 * Events of the same opportunity are written one after the other, as they came.
 *
 * @param work answers the events that it left: each of them is taken alone then.
 * @example
 * batchedFeed(outsideEvent('roClosed', { opptId, roAmount: dollars }), async (batch) => {
 *   const { held, left } = await holdOpportunities(batch)
 *   …
 *   return left
 * })
 */
export const batchedFeed = <Event extends OutsideEvent & { readonly opptId: string }>(
  decoder: EventDecoder<Event>,
  work: (batch: FeedBatch<Event>) => Promise<readonly Event[]>,
): Feed =>
  decodedFeed(decoder, (host, name) =>
    gatherBatches({
      keysOf: ({ hyperionId, eventId, opptId }: Event) => [
        `event ${hyperionId} ${eventId}`,
        `opportunity ${canonicalId(opptId)}`,
      ],
      largest: largestBatch,
      together: (events) => takeEvents(host, name, events, (batch) => work({ ...batch, isAlone: false })),
      alone: (event) => takeAlone(host, name, event, (batch) => work({ ...batch, isAlone: true })),
    }),
  )

function decodedFeed<Event extends OutsideEvent>(
  decoder: EventDecoder<Event>,
  open: (host: WriteHost, name: string) => (event: Event) => Promise<Taken>,
): Feed {
  const { name } = decoder
  return {
    name,
    open: (host) => {
      const take = open(host, name)
      return async (body) => {
        const decoded = decodeFields(decoder, body)
        return E.isLeft(decoded) ? decoded : E.right(await take(decoded.right))
      }
    },
  }
}

async function takeAlone<Event extends OutsideEvent>(
  host: WriteHost,
  name: string,
  event: Event,
  work: (batch: EventBatch<Event>) => Promise<readonly Event[]>,
): Promise<Taken> {
  const taken = (await takeEvents(host, name, [event], work)).get(event)
  if (taken === undefined) throw new Error(`An event of ${name} was left although it was alone`)
  return taken
}
