import * as t from 'io-ts'
import { id, opptId, record, text } from './kernel/codecs'

/** The ids that a demo run needs: opportunities, appointments and sent emails, without personal data. */
export const demoCast = record(
  {
    /** Opportunities that are worked on, with the VINs of their vehicles. */
    customers: t.readonlyArray(record({ opptId, vin: text })),
    /** Those whose vehicle's data is being collected. */
    collecting: t.readonlyArray(opptId),
    /** Those who have an appointment, and those whose repair order is open. */
    scheduled: t.readonlyArray(opptId),
    open: t.readonlyArray(opptId),
    /** Emails that were sent and not read yet. */
    sentEmails: t.readonlyArray(record({ opptId, emailContactDetailId: id })),
    candidates: t.readonlyArray(id),
  },
  'cast',
)
export type DemoCast = t.TypeOf<typeof demoCast>
