import * as t from 'io-ts'
import { id, opptId, record, text } from './kernel/codecs'

/** Whom a play of the outside world can be about: ids, and nothing personal. */
export const demoCast = record(
  {
    /** Opportunities that are worked on, with the VINs of their vehicles. */
    customers: t.readonlyArray(record({ opptId, vin: text })),
    /** Those whose vehicle's data is being collected. */
    collecting: t.readonlyArray(opptId),
    /** Those who have an appointment, and those whose repair order is open. */
    scheduled: t.readonlyArray(opptId),
    open: t.readonlyArray(opptId),
    /** Mails that were sent and not read yet. */
    sentMails: t.readonlyArray(record({ opptId, emailContactDetailId: id })),
    candidates: t.readonlyArray(id),
  },
  'cast',
)
export type DemoCast = t.TypeOf<typeof demoCast>
