import { describe, expect, it } from 'vitest'
import { transact } from '../../outbox/transact'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { eventsOf } from '../../testing/outboxEvents'
import { at, testNow, withApp } from '../../testing/testApp'
import { putCandidate, removeCandidate } from './putCandidate'
import { recordScan } from './recordScan'
import { recordServiceVisits } from './recordServiceVisits'

const test = withApp()

const within = <A>(work: (transaction: DatabaseTransaction, publish: Publish) => Promise<A>): Promise<A> =>
  transact({ db: test.db, clock: () => testNow, live: { announce: () => undefined } }, work)

const ana = { found_at: testNow, customer_name: 'Meyer, Ana' }

const candidatesOf = (hyperionId: string) =>
  test.db.selectFrom('candidate').selectAll().where('hyperion_id', '=', hyperionId).execute()

describe('a candidate that is found', () => {
  it('is kept and told to its store [L-175]', async () => {
    const hyperion_id = await addStore(test.db)
    const { candidateId } = await within((transaction, publish) =>
      putCandidate(transaction, publish, { ...ana, hyperion_id, note: 'Oil change' }),
    )
    expect(await eventsOf(test.db, hyperion_id)).toEqual([
      {
        tag: `STORE_${hyperion_id}`,
        type: 'CANDIDATE',
        payload: expect.objectContaining({ candidateId, hyperionId: hyperion_id, note: 'Oil change' }),
      },
    ])
    expect(await candidatesOf(hyperion_id)).toMatchObject([{ candidate_id: candidateId, note: 'Oil change' }])
  })

  it('again takes what is new of it, and stays one of its day [L-176]', async () => {
    const hyperion_id = await addStore(test.db)
    const found = { ...ana, hyperion_id, year: 2019 }
    const { candidateId } = await within((transaction, publish) => putCandidate(transaction, publish, found))
    const tomorrow = at('2026-03-17T15:30:00.000Z')
    const again = { ...ana, hyperion_id, candidate_id: candidateId, found_at: tomorrow, note: 'Brakes' }
    const told = await within((transaction, publish) => putCandidate(transaction, publish, again))
    expect(told).toMatchObject({ candidateId, note: 'Brakes', year: 2019 })
    expect(await candidatesOf(hyperion_id)).toMatchObject([{ found_at: testNow, note: 'Brakes', year: 2019 }])
    expect(await eventsOf(test.db, hyperion_id)).toHaveLength(2)
  })

  it('leaves, and is told to have left once [L-177]', async () => {
    const hyperion_id = await addStore(test.db)
    const { candidateId } = await within((transaction, publish) =>
      putCandidate(transaction, publish, { ...ana, hyperion_id }),
    )
    const key = { hyperionId: hyperion_id, candidateId }
    const remove = () => within((transaction, publish) => removeCandidate(transaction, publish, key))
    expect([await remove(), await remove()]).toEqual([true, false])
    expect((await eventsOf(test.db, hyperion_id)).slice(1)).toEqual([
      { tag: `STORE_${hyperion_id}`, type: 'CANDIDATE_REMOVED', payload: key },
    ])
    expect(await candidatesOf(hyperion_id)).toEqual([])
  })
})

describe('a service visit', () => {
  it('keeps its repair order in the history of the vehicle, also when another one takes its place', async () => {
    const hyperionId = await addStore(test.db)
    const key = { hyperionId, opptId: await addOpportunity(test.db, hyperionId, { vin: 'feedvin1' }) }
    const told = [
      { ro_number: '471100', ro_status: 'Open' as const, ro_at: testNow },
      { ro_number: '471100', ro_status: 'Closed' as const, ro_amount_cents: 284_00 },
      { ro_number: '471200', ro_status: 'Open' as const },
      { appt_at: testNow },
    ]
    for (const visit of told)
      await within((transaction, publish) => recordServiceVisits(transaction, publish, [{ key, visit }]))
    const kept = await test.db
      .selectFrom('repair_order')
      .select(['vin', 'ro_number', 'ro_status', 'ro_amount_cents'])
      .where('hyperion_id', '=', hyperionId)
      .orderBy('ro_number')
      .execute()
    expect(kept).toEqual([
      { vin: 'FEEDVIN1', ro_number: '471100', ro_status: 'Closed', ro_amount_cents: '28400' },
      { vin: 'FEEDVIN1', ro_number: '471200', ro_status: 'Open', ro_amount_cents: '28400' },
    ])
  })

  it('is written into its row, and told with the whole of it, one version on [L-391]', async () => {
    const hyperionId = await addStore(test.db)
    const opptId = await addOpportunity(test.db, hyperionId, {
      customer_name: 'Meyer, Ana',
      appt_at: at('2026-03-16T14:00:00.000Z'),
      row_version: 4,
    })
    const visit = {
      ro_number: '471100',
      ro_status: 'Open',
      ro_at: testNow,
      service_advisor_name: 'Émile Cho',
      service_hyperion_id: hyperionId,
    } as const
    const [row] = await within((transaction, publish) =>
      recordServiceVisits(transaction, publish, [{ key: { hyperionId, opptId }, visit }]),
    )
    expect(row).toMatchObject({
      opptId,
      roStatus: 'Open',
      roDateTime: testNow,
      apptDateTime: '2026-03-16T14:00:00.000Z',
      serviceAdvisorName: 'Émile Cho',
      serviceStoreHyperionId: hyperionId,
      rowVersion: 5,
    })
    expect(await eventsOf(test.db, hyperionId)).toEqual([
      { tag: `STORE_${hyperionId}`, type: 'SVC_LOG_NEW', payload: row },
    ])
    const stored = await test.db
      .selectFrom('opportunity')
      .select(['ro_number', 'service_advisor_sort'])
      .where('oppt_id', '=', opptId)
      .executeTakeFirst()
    expect(stored).toEqual({ ro_number: '471100', service_advisor_sort: 'emile cho' })
  })

  it('of an advisor who is taken off forgets how the name is sorted', async () => {
    const hyperionId = await addStore(test.db)
    const opptId = await addOpportunity(test.db, hyperionId, { service_advisor_name: 'Kim Cho' })
    await within((transaction, publish) =>
      recordServiceVisits(transaction, publish, [
        { key: { hyperionId, opptId }, visit: { service_advisor_name: null } },
      ]),
    )
    const stored = await test.db
      .selectFrom('opportunity')
      .select(['service_advisor_name', 'service_advisor_sort'])
      .where('oppt_id', '=', opptId)
      .executeTakeFirst()
    expect(stored).toEqual({ service_advisor_name: null, service_advisor_sort: null })
  })

  it('of another store’s opportunity is refused, and told to nobody', async () => {
    const [own, other] = [await addStore(test.db), await addStore(test.db)]
    const opptId = await addOpportunity(test.db, other)
    const record = within((transaction, publish) =>
      recordServiceVisits(transaction, publish, [
        { key: { hyperionId: own, opptId }, visit: { ro_status: 'Open' } },
      ]),
    )
    await expect(record).rejects.toThrow(ApiProblem)
    expect([...(await eventsOf(test.db, own)), ...(await eventsOf(test.db, other))]).toEqual([])
  })
})

describe('a scan', () => {
  it('of an opportunity marks its row, one version on, with the note or without [L-180] [L-181] [L-182]', async () => {
    const hyperionId = await addStore(test.db)
    const opptId = await addOpportunity(test.db, hyperionId, { note: 'Call after five.' })
    const scan = (note?: string) =>
      within((transaction, publish) =>
        recordScan(
          transaction,
          publish,
          { hyperionId, opptId },
          { at: testNow, ...(note === undefined ? {} : { note }) },
        ),
      )
    await scan()
    await scan('Lane 2')
    const told = { hyperionId, opptId, candidateId: null, scan: true, scanDate: testNow }
    expect((await eventsOf(test.db, hyperionId)).map(({ type, payload }) => [type, payload])).toEqual([
      ['SCAN_NOTE', { ...told, note: 'Call after five.', rowVersion: 2 }],
      ['SCAN_NOTE', { ...told, note: 'Lane 2', rowVersion: 3 }],
    ])
    const stored = await test.db
      .selectFrom('opportunity')
      .select(['scan', 'scanned_at', 'note', 'note_sort', 'row_version'])
      .where('oppt_id', '=', opptId)
      .executeTakeFirst()
    expect(stored).toEqual({
      scan: true,
      scanned_at: testNow,
      note: 'Lane 2',
      note_sort: 'lane 000000000002',
      row_version: 3,
    })
  })

  it('of what the store does not have is refused', async () => {
    const hyperionId = await addStore(test.db)
    const unknown = { hyperionId, opptId: '999999999999' }
    await expect(
      within((transaction, publish) => recordScan(transaction, publish, unknown, { at: testNow })),
    ).rejects.toThrow(ApiProblem)
  })
})
