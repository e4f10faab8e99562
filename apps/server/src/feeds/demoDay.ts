import type { DemoCast } from '@retain/api-client/demoCast'
import { randomOf, type Random } from '../seed/random'

/** Something that happens at a minute of the day, to be posted as its event. */
export interface DemoEvent {
  /** Minutes after midnight. */
  readonly minute: number
  readonly event: string
  readonly body: Readonly<Record<string, unknown>>
}

/** The store is open from 7:30 to 18:00. */
const [opens, closes] = [7 * 60 + 30, 18 * 60]

const subjects = ['About my lease', 'Re: Your offer', 'Is the RAV4 still there?', 'Payoff question'] as const
const letters = [
  '<p>Thanks for your mail. Could you send me the figures for 60 months?</p>',
  '<p>I can come by on Saturday morning. Does that work?</p>',
  '<p>What would my payment be with no money down?</p>',
] as const
const newcomers = [
  'Whitfield, Grace',
  'Okafor, Daniel',
  'Petrov, Elena',
  'Nguyen, Thomas',
  'Brandt, Lucas',
] as const
const advisors = ['Casey Doyle', 'Morgan Reyes'] as const

/**
 * A believable day of a store: vehicles are scanned as they come in and get a repair order, which is closed in the
 * afternoon; customers write, read and make appointments in between; candidates are found and lost; leads come back from
 * the lead system, and data that is being collected arrives. The same seed, cast and day give the same events with the
 * same ids, in the order of the day.
 *
 * @param day `2026-11-20`, of which the ids speak: the same day played twice changes nothing the second time.
 */
export function demoDay(seed: string, hyperionId: string, cast: DemoCast, day: string): readonly DemoEvent[] {
  const random = randomOf(`${seed}/${hyperionId}/${day}`)
  const at = (from: number, to: number) => random.integer(from, to)
  const events = [
    ...visits(random, cast, day),
    ...cast.scheduled.slice(0, 3).map((opptId) => arrival(random, opptId, at(opens, 11 * 60))),
    ...cast.open.slice(0, 4).map((opptId) => close(random, opptId, at(10 * 60, closes))),
    ...cast.sentEmails.slice(0, 8).map(({ emailContactDetailId }) => ({
      minute: at(opens, closes),
      event: 'mailRead',
      body: { emailContactDetailId },
    })),
    ...cast.sentEmails.slice(0, 6).map((email) => letter(random, email, at(8 * 60, closes))),
    ...newcomers.map((customerName) => candidate(random, customerName, at(opens, 15 * 60))),
    ...cast.candidates.slice(0, 2).map((candidateId) => ({
      minute: at(12 * 60, closes),
      event: 'candidateLost',
      body: { candidateId },
    })),
    ...cast.customers.slice(20, 23).map(({ opptId }) => ({
      minute: at(9 * 60, 17 * 60),
      event: 'leadAssigned',
      body: { opptId, leadId: String(random.integer(700_000, 799_999)) },
    })),
    ...cast.collecting.slice(0, 6).map((opptId) => ({
      minute: at(opens, closes),
      event: 'vehicleDataCollected',
      body: {
        opptId,
        vehicleMileage: random.integer(12_000, 96_000),
        vehicleValue: random.integer(9_000, 42_000),
      },
    })),
  ]
  return events
    .map(({ body, ...rest }, place) => ({
      ...rest,
      body: { ...body, hyperionId, eventId: `day ${day} ${seed} ${place}` },
    }))
    .toSorted((one, other) => one.minute - other.minute)
}

/** Customers who come in: a scan, a repair order soon after, and its end; one in four makes an appointment instead. */
function visits(random: Random, { customers }: DemoCast, day: string): readonly DemoEvent[] {
  return customers.slice(0, 16).flatMap(({ opptId, vin }, place) => {
    if (place % 4 === 3) {
      const hour = String(random.integer(13, 20)).padStart(2, '0')
      const body = {
        opptId,
        apptDateTime: `${nextDay(day)}T${hour}:30:00.000Z`,
        serviceAdvisorName: random.pick(advisors),
      }
      return [{ minute: random.integer(opens, closes), event: 'appointmentMade', body }]
    }
    const minute = random.integer(opens, 13 * 60)
    return [
      { minute, event: 'vinScanned', body: { vin, note: null } },
      arrival(random, opptId, minute + random.integer(4, 20)),
      ...(random.chance(0.7) ? [close(random, opptId, random.integer(14 * 60, closes))] : []),
    ]
  })
}

const arrival = (random: Random, opptId: string, minute: number): DemoEvent => ({
  minute,
  event: 'roOpened',
  body: {
    opptId,
    roNumber: String(random.integer(600_000, 699_999)),
    roTagNumber: String(random.integer(100, 999)),
    serviceAdvisorName: random.pick(advisors),
    serviceStoreHyperionId: null,
  },
})

const close = (random: Random, opptId: string, minute: number): DemoEvent => ({
  minute,
  event: 'roClosed',
  body: { opptId, roAmount: random.integer(79, 1_450) },
})

const letter = (
  random: Random,
  { opptId, emailContactDetailId }: DemoCast['sentEmails'][number],
  minute: number,
): DemoEvent => ({
  minute,
  event: 'mailReceived',
  body: {
    opptId,
    emailFrom: 'customer@example.com',
    emailTo: 'sales@example.com',
    emailSubject: random.pick(subjects),
    emailBody: random.pick(letters),
    parentEmailContactDetailId: emailContactDetailId,
  },
})

const candidate = (random: Random, customerName: string, minute: number): DemoEvent => ({
  minute,
  event: 'candidateFound',
  body: {
    candidateId: null,
    customerName,
    note: null,
    year: random.integer(2015, 2024),
    makeName: 'Toyota',
    modelName: random.pick(['Camry', 'RAV4', 'Highlander', 'Corolla']),
    vehicleMileage: random.integer(8_000, 120_000),
    serviceAdvisorName: random.pick(advisors),
  },
})

/** The day after a day, as appointments are made for. */
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString().slice(0, 10)
