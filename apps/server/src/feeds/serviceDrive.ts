import { dollars, hyperionId, instant, nullable, opptId, text } from '@retain/api-client/kernel/codecs'
import { ApiProblem } from '../core/apiProblem'
import { recordScan } from '../features/service-log/recordScan'
import { recordServiceVisit } from '../features/service-log/recordServiceVisit'
import { alertOfService, orderAlerts, scanAlerts } from './alertsOfEvents'
import { feed } from './feed'
import { lockOpportunityOfEvent } from './lockOpportunityOfEvent'

/**
 * A VIN was scanned at the service drive: the row of every opportunity of the store that has the vehicle shows it, and
 * whoever waits for the customer is told (L-180 to L-182, api.md section 3).
 */
export const vinScanned = feed(
  'vinScanned',
  { vin: text, note: nullable(text) },
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
      await alertOfService(call, scanAlerts, row)
    }
  },
)

/** A repair order was opened: the row shows it, and whoever waits for the customer is told (L-396, api.md section 3). */
export const roOpened = feed(
  'roOpened',
  {
    opptId,
    roNumber: text,
    roTagNumber: nullable(text),
    serviceAdvisorName: nullable(text),
    /** The store that services the vehicle; the event's own when it says nothing. */
    serviceStoreHyperionId: nullable(hyperionId),
  },
  async ({ event, ...call }) => {
    const row = await lockOpportunityOfEvent(call.transaction, event)
    await recordServiceVisit(call.transaction, call.publish, event, {
      ro_status: 'Open',
      ro_at: call.now,
      ro_amount_cents: null,
      ro_number: event.roNumber,
      ro_tag_number: event.roTagNumber,
      service_hyperion_id: event.serviceStoreHyperionId ?? event.hyperionId,
      ...(event.serviceAdvisorName === null ? {} : { service_advisor_name: event.serviceAdvisorName }),
    })
    await alertOfService(call, orderAlerts, row)
  },
)

/** A repair order was closed: the row shows what it came to. */
export const roClosed = feed(
  'roClosed',
  { opptId, roAmount: dollars },
  async ({ transaction, publish, event }) => {
    await lockOpportunityOfEvent(transaction, event)
    await recordServiceVisit(transaction, publish, event, {
      ro_status: 'Closed',
      ro_amount_cents: event.roAmount,
    })
  },
)

/** An appointment was made: until the vehicle comes there is no repair order (L-515). */
export const appointmentMade = feed(
  'appointmentMade',
  { opptId, apptDateTime: instant, serviceAdvisorName: nullable(text) },
  async ({ transaction, publish, event }) => {
    await lockOpportunityOfEvent(transaction, event)
    await recordServiceVisit(transaction, publish, event, {
      ro_status: 'Scheduled',
      ro_at: null,
      ro_number: null,
      ro_tag_number: null,
      ro_amount_cents: null,
      appt_at: event.apptDateTime,
      service_hyperion_id: event.hyperionId,
      ...(event.serviceAdvisorName === null ? {} : { service_advisor_name: event.serviceAdvisorName }),
    })
  },
)
