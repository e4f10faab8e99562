import type * as t from 'io-ts'
import { hyperionId, record, text } from './kernel/codecs'

/** What every event of another system carries: its own id there, and the store that it happened in. */
const ofEvent = { eventId: text, hyperionId }

/** What every event says. */
export type OutsideEvent = t.TypeOfProps<typeof ofEvent>

/** Reads the events of one kind. */
export type EventDecoder<Event extends OutsideEvent> = t.Decoder<unknown, Event>

/**
 * The codec of a kind of event that another system sends.
 *
 * @example outsideEvent('vinScanned', { vin: text })
 */
export const outsideEvent = <Fields extends t.Props>(name: string, fields: Fields) =>
  record({ ...fields, ...ofEvent }, name)
