import type * as t from 'io-ts'
import { hyperionId, record, text } from './kernel/codecs'

/** What every event of another system carries: its own id there, and the store that it happened in. */
const ofEvent = { eventId: text, hyperionId }

/** The codecs of the fields of a kind of event. */
export type EventFields = t.Props

/** An event with these fields. */
export type OutsideEvent<Fields extends EventFields> = t.TypeOfProps<Fields & typeof ofEvent>

/**
 * The codec of a kind of event that another system sends.
 *
 * @example outsideEvent('vinScanned', { vin: text })
 */
export const outsideEvent = <Fields extends EventFields>(name: string, fields: Fields) =>
  record({ ...fields, ...ofEvent }, name)
