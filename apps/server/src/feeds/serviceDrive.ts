import { dollars, hyperionId, instant, nullable, opptId, text } from '@retain/api-client/kernel/codecs'
import { outsideEvent, type OutsideEvent } from '@retain/api-client/outsideEvent'
import { ApiProblem } from '../core/apiProblem'
import { recordScan } from '../features/service-log/recordScan'
import { recordServiceVisits, type ServiceVisit } from '../features/service-log/recordServiceVisits'
import { alertOfService, orderAlerts, scanAlerts } from './alertsOfEvents'
import { batchedFeed, feed } from './feed'
import { holdOpportunities, type Held } from './holdOpportunities'
import type { FeedBatch } from './takeEvents'

/**
 * A VIN was scanned at the service drive: the row of every opportunity of the store that has the vehicle shows it, and
 * whoever waits for the customer is told (L-180 to L-182, api.md section 3).
 */
export const vinScanned = feed(
  outsideEvent('vinScanned', { vin: text, note: nullable(text) }),
  async ({ event, ...call }) => {
    const { hyperionId: store, vin, note } = event
    const rows = await call.transaction
      .selectFrom('opportunity')
      .select(['hyperion_id', 'oppt_id', 'customer_name', 'full_name', 'owner_user_name'])
      .where('hyperion_id', '=', store)
      .where((eb) => eb.fn('upper', ['vin']), '=', vin.toUpperCase())
      .where('status_code', '<>', 'DUPE')
      .orderBy('oppt_id')
      .forUpdate()
      .execute()
    if (rows.length === 0) throw new ApiProblem('notFound', 'The store knows no such vehicle.')
    for (const row of rows) {
      const key = { hyperionId: store, opptId: row.oppt_id }
      await recordScan(call.transaction, call.publish, key, {
        at: call.now,
        ...(note === null ? {} : { note }),
      })
    }
    await alertOfService(call, scanAlerts, rows)
  },
)

/** A repair order was opened: the row shows it, and whoever waits for the customer is told (L-396, api.md section 3). */
export const roOpened = batchedFeed(
  outsideEvent('roOpened', {
    opptId,
    roNumber: text,
    roTagNumber: nullable(text),
    serviceAdvisorName: nullable(text),
    /** The store that services the vehicle; the event's own when it says nothing. */
    serviceStoreHyperionId: nullable(hyperionId),
  }),
  async (batch) => {
    const { held, left } = await holdOpportunities(batch)
    await recordVisits(batch, held, (event) => ({
      ro_status: 'Open',
      ro_at: batch.now,
      ro_amount_cents: null,
      ro_number: event.roNumber,
      ro_tag_number: event.roTagNumber,
      service_hyperion_id: event.serviceStoreHyperionId ?? event.hyperionId,
      ...advisorOf(event),
    }))
    await alertOfService(
      batch,
      orderAlerts,
      held.map(({ row }) => row),
    )
    return left
  },
)

/** A repair order was closed: the row shows what it came to. */
export const roClosed = batchedFeed(
  outsideEvent('roClosed', { opptId, roAmount: dollars }),
  async (batch) => {
    const { held, left } = await holdOpportunities(batch)
    await recordVisits(batch, held, ({ roAmount }) => ({ ro_status: 'Closed', ro_amount_cents: roAmount }))
    return left
  },
)

/** An appointment was made: until the vehicle comes there is no repair order (L-515). */
export const appointmentMade = batchedFeed(
  outsideEvent('appointmentMade', { opptId, apptDateTime: instant, serviceAdvisorName: nullable(text) }),
  async (batch) => {
    const { held, left } = await holdOpportunities(batch)
    await recordVisits(batch, held, (event) => ({
      ro_status: 'Scheduled',
      ro_at: null,
      ro_number: null,
      ro_tag_number: null,
      ro_amount_cents: null,
      appt_at: event.apptDateTime,
      service_hyperion_id: event.hyperionId,
      ...advisorOf(event),
    }))
    return left
  },
)

/** Writes what each event says of a visit into its opportunity, and tells the store. */
const recordVisits = async <Event extends OutsideEvent>(
  { transaction, publish }: FeedBatch<Event>,
  held: Held<Event>['held'],
  visitOf: (event: Event) => ServiceVisit,
): Promise<void> => {
  const visits = held.map(({ event, row }) => ({
    key: { hyperionId: row.hyperion_id, opptId: row.oppt_id },
    visit: visitOf(event),
  }))
  await recordServiceVisits(transaction, publish, visits)
}

const advisorOf = ({ serviceAdvisorName }: { readonly serviceAdvisorName: string | null }): ServiceVisit =>
  serviceAdvisorName === null ? {} : { service_advisor_name: serviceAdvisorName }
