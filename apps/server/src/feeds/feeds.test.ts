import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { searchContactLog } from '@retain/api-client/contact-log'
import { shifted } from '@retain/domain/calendar/instant'
import { deleteExpired } from '../app/deleteExpired'
import type { WriteHost } from '../outbox/transact'
import { addEmail as addEmailWithEntry } from '../testing/addEmail'
import { addCallable, rowOf, type Callable } from '../testing/callable'
import { eventsOf, eventsOfUser } from '../testing/outboxEvents'
import { at, testNow, withApp } from '../testing/testApp'
import { feeds } from './feeds'

const test = withApp()

const announced: string[] = []
const host = (): WriteHost => ({
  db: test.db,
  clock: () => testNow,
  live: { announce: (ids) => announced.push(...ids) },
})

let lastEvent = 0

/** Takes an event in, as another system tells it. */
async function tell(
  name: string,
  { hyperionId }: Pick<Callable, 'hyperionId'>,
  body: object,
  eventId = `event ${(lastEvent += 1)}`,
) {
  const feed = feeds.find((one) => one.name === name)
  if (feed === undefined) throw new Error(`There is no feed ${name}`)
  return feed.open(host())({ eventId, hyperionId, ...body })
}

const told = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ type, payload }) => [type, payload] as const)
const types = async (callable: Callable) => (await told(callable)).map(([type]) => type)
const alertsOf = async (userName: string) =>
  (await eventsOfUser(test.db, userName)).map(({ payload }) => [
    payload['notificationType'],
    payload['message'],
  ])

let lastPerson = 0
const person = () => `feed.person${(lastPerson += 1)}`

/** Adds an email of the store to a customer, with its entry. */
const addEmail = async (of: Callable, fields: Parameters<typeof addEmailWithEntry>[4] = {}) =>
  (await addEmailWithEntry(test.db, of, 1, null, fields)).detailId

const flagFor = ({ hyperionId, opptId }: Callable, userName: string) =>
  test.db
    .insertInto('opportunity_flag')
    .values({
      hyperion_id: hyperionId,
      oppt_id: opptId,
      user_name: userName,
      flagged_by: userName,
      flagged_at: testNow,
    })
    .execute()
const subscribe = ({ hyperionId }: Callable, userName: string) =>
  test.db.insertInto('alert_subscription').values({ hyperion_id: hyperionId, user_name: userName }).execute()

const letter = (callable: Callable, parentEmailContactDetailId: string | null = null) => ({
  opptId: callable.opptId,
  emailFrom: 'ana@test.example',
  emailTo: 'sales@test.example',
  emailSubject: 'Re: Your offer',
  emailBody: '<p>Yes please</p>',
  parentEmailContactDetailId,
})

describe('an email that came in', () => {
  it('is a contact, a row of the Contact Log, and an alert for whom it answers [L-209] [L-395] [S-329]', async () => {
    const sender = person()
    const callable = await addCallable(test.db, { full_name: 'Ana Meyer', owner_user_name: 'somebody.else' })
    const parent = await addEmail(callable, { sent_by: sender })
    await tell('mailReceived', callable, letter(callable, parent))
    expect(await types(callable)).toEqual(['OPPT_STATUS', 'OPPT_CONTACT', 'CONTACT_LOG_NEW'])
    expect(await rowOf(test, callable)).toMatchObject({
      statusCode: 'IPCM',
      lastActionIcon: 'IN_EMAIL',
      contactDate: testNow,
      rowVersion: 3,
    })
    const page = await test.callAs(callable.person, searchContactLog, {
      body: { hyperionId: callable.hyperionId, from: '2026-03-01 05:00:00', to: '2026-03-17 03:59:59' },
    })
    const rows = E.isRight(page) ? page.right.data.list : []
    expect(rows).toMatchObject([
      { opptId: callable.opptId, emailSentBy: sender, replyContactHistoryId: null },
    ])
    expect((await told(callable)).at(-1)?.[1]).toMatchObject({ ...rows[0] })
    expect(await alertsOf(sender)).toEqual([['IN_EMAIL', 'New email from Ana Meyer.']])
    expect(await alertsOf('somebody.else')).toEqual([])
  })

  it('and answers none of ours is told to the owner, of a closed opportunity without a change of status', async () => {
    const owner = person()
    const callable = await addCallable(test.db, { owner_user_name: owner, status_code: 'NLO' })
    await tell('mailReceived', callable, letter(callable))
    expect(await types(callable)).toEqual(['OPPT_CONTACT', 'CONTACT_LOG_NEW'])
    expect(await alertsOf(owner)).toHaveLength(1)
  })

  it('is kept without what must not be shown [S-789]', async () => {
    const callable = await addCallable(test.db)
    const emailBody = '<p style="color:red">Yes <script>steal()</script>please</p>'
    await tell('mailReceived', callable, { ...letter(callable), emailBody })
    const email = await test.db
      .selectFrom('email_contact_detail')
      .select('email_body')
      .where('oppt_id', '=', callable.opptId)
      .executeTakeFirstOrThrow()
    expect(email.email_body).toBe('<p>Yes please</p>')
  })

  it('for an opportunity without an owner is told to nobody', async () => {
    const callable = await addCallable(test.db)
    expect(await tell('mailReceived', callable, letter(callable))).toEqual(E.right({ isRepeated: false }))
    expect(await types(callable)).toContain('CONTACT_LOG_NEW')
  })
})

it('an email that the customer opened is told to its sender once, however often it is opened [S-330]', async () => {
  const sender = person()
  const callable = await addCallable(test.db, { full_name: 'Ana Meyer' })
  const emailContactDetailId = await addEmail(callable, { sent_by: sender })
  for (let times = 0; times < 2; times += 1) await tell('mailRead', callable, { emailContactDetailId })
  expect(await alertsOf(sender)).toEqual([['EMAIL_READ', 'Ana Meyer read your email.']])
  const nobodys = await addEmail(callable)
  expect(await tell('mailRead', callable, { emailContactDetailId: nobodys })).toEqual(
    E.right({ isRepeated: false }),
  )
  const inbound = await addEmail(callable, { direction: 'in' })
  await expect(tell('mailRead', callable, { emailContactDetailId: inbound })).rejects.toMatchObject({
    code: 'notFound',
  })
})

describe('a scan of a VIN', () => {
  it('shows in the row, and tells those who flagged the customer and a subscribed owner [L-180] [L-181] [L-182] [S-331]', async () => {
    const [owner, flagger] = [person(), person()]
    const vin = '1HGCV1F57MA014882'
    const callable = await addCallable(test.db, { vin, owner_user_name: owner, full_name: 'Ana Meyer' })
    await flagFor(callable, flagger)
    await subscribe(callable, owner)
    await tell('vinScanned', callable, { vin: vin.toLowerCase(), note: 'Lane 2' })
    expect(await rowOf(test, callable)).toMatchObject({
      scan: true,
      scanDate: testNow,
      note: 'Lane 2',
      rowVersion: 2,
    })
    expect(await types(callable)).toEqual(['SCAN_NOTE'])
    expect(await alertsOf(owner)).toEqual([['PCARR', "Ana Meyer's VIN has been scanned."]])
    expect(await alertsOf(flagger)).toEqual([['FCARR_VIN', "Ana Meyer's VIN has been scanned."]])
  })

  it('tells an owner who flagged the customer of the flag alone, and one who wants no alerts nothing', async () => {
    const [both, silent] = [person(), person()]
    const first = await addCallable(test.db, { vin: '1HGCV1F57MA014883', owner_user_name: both })
    await flagFor(first, both)
    await subscribe(first, both)
    await tell('vinScanned', first, { vin: '1HGCV1F57MA014883' })
    expect(await alertsOf(both)).toMatchObject([['FCARR_VIN', expect.anything()]])
    const second = await addCallable(test.db, {
      vin: '1HGCV1F57MA014884',
      owner_user_name: silent,
      note: 'Kept',
    })
    await tell('vinScanned', second, { vin: '1HGCV1F57MA014884' })
    expect(await alertsOf(silent)).toEqual([])
    expect(await rowOf(test, second)).toMatchObject({ scan: true, note: 'Kept' })
  })

  it('of a vehicle that the store does not know is refused', async () => {
    const callable = await addCallable(test.db, { vin: '1HGCV1F57MA014885' })
    const other = await addCallable(test.db)
    await expect(tell('vinScanned', other, { vin: '1HGCV1F57MA014885' })).rejects.toMatchObject({
      code: 'notFound',
    })
    expect(await types(callable)).toEqual([])
  })
})

it('a repair order is opened and closed in the row, live, and its opening is told [L-391] [L-396] [S-332]', async () => {
  const [owner, flagger] = [person(), person()]
  const callable = await addCallable(test.db, {
    owner_user_name: owner,
    full_name: 'Ana Meyer',
    service_advisor_name: 'Kim Ode',
  })
  const { opptId, hyperionId } = callable
  await flagFor(callable, flagger)
  await subscribe(callable, owner)
  await tell('roOpened', callable, { opptId, roNumber: '618204', roTagNumber: '4471' })
  const opened = { roStatus: 'Open', roDateTime: testNow, serviceStoreHyperionId: hyperionId, rowVersion: 2 }
  expect(await rowOf(test, callable)).toMatchObject({ ...opened, serviceAdvisorName: 'Kim Ode' })
  expect(await alertsOf(owner)).toEqual([['PCARR_RO', 'RO opened for Ana Meyer']])
  expect(await alertsOf(flagger)).toEqual([['FCARR_RO', 'RO opened for Ana Meyer']])
  await tell('roClosed', callable, { opptId, roAmount: 284.5 })
  expect(await rowOf(test, callable)).toMatchObject({ roStatus: 'Closed', roAmount: 28_450, rowVersion: 3 })
  expect(await types(callable)).toEqual(['SVC_LOG_NEW', 'SVC_LOG_NEW'])
  expect(await alertsOf(owner)).toHaveLength(1)
})

it('an appointment stands in the row until the vehicle comes [L-515] [L-520]', async () => {
  const callable = await addCallable(test.db, { ro_status: 'Closed', ro_at: at('2025-11-01T15:00:00.000Z') })
  const apptDateTime = at('2026-03-17T14:00:00.000Z')
  await tell('appointmentMade', callable, {
    opptId: callable.opptId,
    apptDateTime,
    serviceAdvisorName: 'Kim Ode',
  })
  expect(await rowOf(test, callable)).toMatchObject({
    roStatus: 'Scheduled',
    roDateTime: null,
    apptDateTime,
    serviceAdvisorName: 'Kim Ode',
  })
  expect(await types(callable)).toEqual(['SVC_LOG_NEW'])
})

it('a candidate is found, known better, and lost [L-175] [L-176] [L-177]', async () => {
  const callable = await addCallable(test.db)
  await tell('candidateFound', callable, { customerName: 'Ng, Al' })
  const candidateId = String((await told(callable))[0]?.[1]['candidateId'])
  await tell('candidateFound', callable, { candidateId, customerName: 'Ng, Al', note: 'Wants an SUV' })
  await tell('candidateLost', callable, { candidateId })
  expect(await types(callable)).toEqual(['CANDIDATE', 'CANDIDATE', 'CANDIDATE_REMOVED'])
  expect((await told(callable))[1]?.[1]).toMatchObject({ candidateId, note: 'Wants an SUV' })
})

describe('a lead that was made', () => {
  it('stands in the row, with the status of a sent one [L-214] [L-564] [O-262]', async () => {
    const callable = await addCallable(test.db, { status_code: 'LEADPEND' })
    await tell('leadAssigned', callable, { opptId: callable.opptId, leadId: '778899' })
    expect(await rowOf(test, callable)).toMatchObject({
      leadId: '778899',
      statusCode: 'LEADSENT',
      rowVersion: 3,
    })
    expect(await types(callable)).toEqual(['OPPT_STATUS', 'OPPT_CONTACT', 'LEAD_ASSIGNED'])
  })

  it('of an opportunity that cannot start one leaves its status', async () => {
    const callable = await addCallable(test.db, { status_code: 'NLO' })
    await tell('leadAssigned', callable, { opptId: callable.opptId, leadId: '778899' })
    expect(await rowOf(test, callable)).toMatchObject({ leadId: '778899', statusCode: 'NLO', rowVersion: 1 })
    expect(await types(callable)).toEqual(['LEAD_ASSIGNED'])
  })
})

it('collected data ends the progress of a row, and shows what was found [L-249] [L-250]', async () => {
  const collecting = { ext_svc_in_progress: true, payoff_cents: 1_500_000, vehicle_mileage: 40_000 }
  const callable = await addCallable(test.db, collecting)
  const { opptId } = callable
  await tell('vehicleDataCollected', callable, { opptId, vehicleValue: 24_350 })
  const found = { extSvcInProgress: false, vehicleMileage: 40_000, equityAmount: 935_000, rowVersion: 2 }
  expect(await rowOf(test, callable)).toMatchObject(found)
  expect(await told(callable)).toMatchObject([
    ['OPPT_VEHICLE', { opptId, equityAmount: 9_350, rowVersion: 2 }],
  ])
  const unpaid = await addCallable(test.db, { ext_svc_in_progress: true, equity_cents: 700 })
  await test.db
    .insertInto('current_vehicle')
    .values({ hyperion_id: unpaid.hyperionId, oppt_id: unpaid.opptId, is_mileage_estimated: true })
    .execute()
  await tell('vehicleDataCollected', unpaid, {
    opptId: unpaid.opptId,
    vehicleMileage: 41_208,
    vehicleValue: 24_350,
  })
  expect(await rowOf(test, unpaid)).toMatchObject({
    extSvcInProgress: false,
    vehicleMileage: 41_208,
    equityAmount: 700,
  })
  const read = test.db.selectFrom('current_vehicle').selectAll().where('oppt_id', '=', unpaid.opptId)
  expect(await read.executeTakeFirst()).toMatchObject({
    serviced_at: testNow,
    serviced_mileage: 41_208,
    is_mileage_estimated: false,
    valued_at: testNow,
  })
})

describe('every feed', () => {
  /** A good event of each kind, about a customer who has everything that it needs. */
  async function goodEvents(): Promise<readonly (readonly [string, Callable, object])[]> {
    const vin = '1HGCV1F57MA014899'
    const made = async () => addCallable(test.db, { vin, ext_svc_in_progress: true })
    const bodies: Readonly<Record<string, (of: Callable) => Promise<object> | object>> = {
      mailReceived: (of) => letter(of),
      mailRead: async (of) => ({ emailContactDetailId: await addEmail(of) }),
      vinScanned: () => ({ vin }),
      roOpened: ({ opptId }) => ({ opptId, roNumber: '1' }),
      roClosed: ({ opptId }) => ({ opptId, roAmount: 1 }),
      appointmentMade: ({ opptId }) => ({ opptId, apptDateTime: testNow }),
      candidateFound: () => ({ customerName: 'Ng, Al' }),
      candidateLost: async (of) => {
        await tell('candidateFound', of, { customerName: 'Ng, Al' })
        return { candidateId: (await told(of))[0]?.[1]['candidateId'] }
      },
      leadAssigned: ({ opptId }) => ({ opptId, leadId: '7' }),
      leadCreated: ({ opptId }) => ({ opptId, leadId: '7' }),
      leadClosed: ({ opptId }) => ({ opptId, leadId: '7' }),
      vehicleDataCollected: ({ opptId }) => ({ opptId }),
    }
    return Promise.all(
      feeds.map(async ({ name }) => {
        const callable = await made()
        return [name, callable, (await bodies[name]?.(callable)) ?? {}] as const
      }),
    )
  }

  it('is safe to repeat: the same event again changes nothing and tells nobody', async () => {
    for (const [name, callable, body] of await goodEvents()) {
      const first = await tell(name, callable, body, 'once')
      const before = { told: await told(callable), row: await rowOf(test, callable) }
      expect([name, first, await tell(name, callable, body, 'once')]).toEqual([
        name,
        E.right({ isRepeated: false }),
        E.right({ isRepeated: true }),
      ])
      expect([name, await told(callable), await rowOf(test, callable)]).toEqual([
        name,
        before.told,
        before.row,
      ])
    }
  })

  it('is known again for thirty days', async () => {
    const callable = await addCallable(test.db)
    const body = { opptId: callable.opptId }
    const again = async () => tell('vehicleDataCollected', callable, body, 'old')
    await again()
    await deleteExpired(test.db, shifted(testNow, 29 * 86_400_000))
    expect(await again()).toEqual(E.right({ isRepeated: true }))
    await deleteExpired(test.db, shifted(testNow, 31 * 86_400_000))
    expect(await again()).toEqual(E.right({ isRepeated: false }))
  })

  it('refuses an event that has no id, no store, or not its shape', async () => {
    for (const { open } of feeds) {
      const receive = open(host())
      expect(E.isLeft(await receive({}))).toBe(true)
      expect(E.isLeft(await receive(null))).toBe(true)
    }
  })

  it('keeps nothing of an event that it refuses, not even that it came', async () => {
    const callable = await addCallable(test.db)
    const other = await addCallable(test.db)
    for (const name of [
      'mailReceived',
      'roOpened',
      'roClosed',
      'appointmentMade',
      'leadAssigned',
      'leadCreated',
      'leadClosed',
      'vehicleDataCollected',
    ]) {
      const body = { ...letter(other), roNumber: '1', roAmount: 1, apptDateTime: testNow, leadId: '7' }
      await expect(tell(name, callable, body, `foreign ${name}`)).rejects.toMatchObject({ code: 'notFound' })
    }
    const kept = await test.db
      .selectFrom('feed_event')
      .select('event_id')
      .where('hyperion_id', '=', callable.hyperionId)
      .execute()
    expect(kept).toEqual([])
    expect(await types(callable)).toEqual([])
    expect(await types(other)).toEqual([])
  })
})
