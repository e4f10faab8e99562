import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getOpportunity, getOpportunityDetails } from '@retain/api-client/opportunity'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore, type TestOpportunity } from '../../testing/fixtures'
import { at, testNow, withApp } from '../../testing/testApp'

const test = withApp()

const opportunityOf = async (fields: TestOpportunity = {}, store: Parameters<typeof addStore>[1] = {}) => {
  const hyperionId = await addStore(test.db, store)
  return { hyperionId, opptId: await addOpportunity(test.db, hyperionId, fields) }
}

const personOf = (hyperionId: string, userName = 'pat.tester') => ({
  userName,
  roles: [generalAccess],
  stores: [hyperionId],
})

const dataOf = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

describe('getOpportunityDetails', () => {
  const frameOf = async (hyperionId: string, opptId: string, userName?: string) =>
    dataOf(
      await test.callAs(personOf(hyperionId, userName), getOpportunityDetails, {
        params: { opptId, flag: false },
      }),
    )

  it('answers what stands around the sections [O-429] [OP-025] [OP-072]', async () => {
    const { hyperionId, opptId } = await opportunityOf(
      {
        customer_name: 'Meyer, Ana',
        status_code: 'LEADSENT',
        compass_status: 'Working',
        compass_status_description: 'A lead is worked on',
        owner_name: 'Jordan Mills',
        owner_user_name: 'jordan.mills',
        is_orphan: true,
        lead_id: '70017',
        elead_id: '70017',
        vin: '1HGCM82633A004352',
      },
      { lead_system: 'elead' },
    )
    expect(await frameOf(hyperionId, opptId)).toEqual({
      opptId,
      hyperionId,
      customerName: 'Meyer, Ana',
      statusCode: 'LEADSENT',
      compassStatus: 'Working',
      compassStatusDescription: 'A lead is worked on',
      opptOwnerName: 'Jordan Mills',
      ownerUserName: 'jordan.mills',
      isOrphan: true,
      leadId: '70017',
      eleadId: '70017',
      leadSystem: 'elead',
      sourceVin: '1HGCM82633A004352',
      isFlaggedByMe: false,
    })
  })

  it('answers unknown for what is not known', async () => {
    const { hyperionId, opptId } = await opportunityOf()
    expect(await frameOf(hyperionId, opptId)).toMatchObject({
      compassStatus: null,
      opptOwnerName: null,
      leadId: null,
      leadSystem: 'compass',
      sourceVin: null,
      isOrphan: false,
    })
  })

  it('says whether the caller flagged it, not whether anybody did', async () => {
    const { hyperionId, opptId } = await opportunityOf()
    await test.db
      .insertInto('opportunity_flag')
      .values({
        hyperion_id: hyperionId,
        oppt_id: opptId,
        user_name: 'flag.giver',
        flagged_by: 'dana.baker',
        flagged_at: testNow,
      })
      .execute()
    expect(await frameOf(hyperionId, opptId, 'flag.giver')).toMatchObject({ isFlaggedByMe: true })
    expect(await frameOf(hyperionId, opptId, 'dana.baker')).toMatchObject({ isFlaggedByMe: false })
  })

  it('writes nothing, whatever its flag says [OP-062]', async () => {
    const { hyperionId, opptId } = await opportunityOf()
    const params = { opptId, flag: true }
    dataOf(await test.callAs(personOf(hyperionId), getOpportunityDetails, { params }))
    expect(await viewsOf(opptId)).toEqual([])
  })
})

const viewsOf = (opptId: string) =>
  test.db
    .selectFrom('contact_history')
    .select(['hyperion_id', 'contact_type', 'contact_action', 'action_result', 'created_by', 'created_at'])
    .where('oppt_id', '=', opptId)
    .execute()

describe('getOpportunity', () => {
  const sectionOf = async (hyperionId: string, opptId: string, log: boolean, userName?: string) =>
    dataOf(await test.callAs(personOf(hyperionId, userName), getOpportunity, { params: { opptId, log } }))

  it('answers status and lock, and names the holder to a colleague [O-080] [O-057]', async () => {
    const { hyperionId, opptId } = await opportunityOf({
      status_code: 'IPCM',
      locked_by_user_name: 'dana.baker',
      locked_by_name: 'Dana Baker',
      locked_at: at('2026-03-16T15:00:00.000Z'),
    })
    expect(await sectionOf(hyperionId, opptId, false)).toEqual({
      opptId,
      hyperionId,
      statusCode: 'IPCM',
      lockedBy: 'Dana Baker',
      lockedUserId: 'dana.baker',
      lockedDT: '2026-03-16T15:00:00.000Z',
    })
  })

  it('answers no lock where nobody holds one', async () => {
    const { hyperionId, opptId } = await opportunityOf()
    expect(await sectionOf(hyperionId, opptId, false)).toMatchObject({
      lockedBy: null,
      lockedUserId: null,
      lockedDT: null,
    })
  })

  it('writes one view of the caller for each opening, and nothing else [O-436] [OP-062]', async () => {
    const { hyperionId, opptId } = await opportunityOf()
    const before = await rowAndMessages(opptId)
    await sectionOf(hyperionId, opptId, true, 'jordan.mills')
    const view = {
      hyperion_id: hyperionId,
      contact_type: 'ViewOpportunity',
      contact_action: null,
      action_result: null,
      created_by: 'jordan.mills',
      created_at: testNow,
    }
    expect(await viewsOf(opptId)).toEqual([view])
    await sectionOf(hyperionId, opptId, true, 'dana.baker')
    expect(await viewsOf(opptId)).toEqual([view, { ...view, created_by: 'dana.baker' }])
    expect(await rowAndMessages(opptId)).toEqual(before)
  })

  it('writes none for a refresh [O-436] [OP-062]', async () => {
    const { hyperionId, opptId } = await opportunityOf()
    await sectionOf(hyperionId, opptId, false)
    expect(await viewsOf(opptId)).toEqual([])
  })

  it('writes none for whoever may not see it', async () => {
    const { opptId } = await opportunityOf()
    const person = personOf(await addStore(test.db))
    const answer = await test.callAs(person, getOpportunity, { params: { opptId, log: true } })
    expect(E.isLeft(answer)).toBe(true)
    expect(await viewsOf(opptId)).toEqual([])
  })
})

const rowAndMessages = async (opptId: string) => ({
  row: await test.db.selectFrom('opportunity').selectAll().where('oppt_id', '=', opptId).execute(),
  messages: await test.db.selectFrom('live_outbox').select('event_id').execute(),
})
