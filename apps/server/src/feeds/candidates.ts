import { id, nullable, text, whole } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { putCandidate, removeCandidate } from '../features/service-log/putCandidate'
import { feed } from './feed'

/** Somebody at the service drive may become an opportunity, or more is known of one who may (L-175, L-176). */
export const candidateFound = feed(
  outsideEvent('candidateFound', {
    /** A known candidate; `null` for a new one. */
    candidateId: nullable(id),
    customerName: text,
    note: nullable(text),
    year: nullable(whole(1900, 2200)),
    makeName: nullable(text),
    modelName: nullable(text),
    vehicleMileage: nullable(whole(0)),
    serviceAdvisorName: nullable(text),
  }),
  async ({ transaction, publish, event, now }) => {
    await putCandidate(transaction, publish, {
      hyperion_id: event.hyperionId,
      ...(event.candidateId === null ? {} : { candidate_id: event.candidateId }),
      found_at: now,
      customer_name: event.customerName,
      note: event.note,
      scan: true,
      scanned_at: now,
      year: event.year,
      make_name: event.makeName,
      model_name: event.modelName,
      vehicle_mileage: event.vehicleMileage,
      service_advisor_name: event.serviceAdvisorName,
      service_hyperion_id: event.hyperionId,
    })
  },
)

/** A candidate is none any more; one who is not on the list is told to nobody (L-177). */
export const candidateLost = feed(
  outsideEvent('candidateLost', { candidateId: id }),
  async ({ transaction, publish, event }) => {
    await removeCandidate(transaction, publish, event)
  },
)
