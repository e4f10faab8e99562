import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { listCandidates } from '@retain/api-client/service-log'
import type { Instant } from '@retain/domain/calendar/instant'
import { toCents } from '@retain/domain/money/money'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'
import type { FoundCandidate } from './putCandidate'

/** 11:30 in the morning in the stores of the tests, which are four hours behind UTC. */
const test = withApp()

const morning = at('2026-03-16T12:00:00.000Z')

async function add(hyperionId: string, known: Partial<FoundCandidate> = {}): Promise<string> {
  const row = await test.db
    .insertInto('candidate')
    .values({ hyperion_id: hyperionId, found_at: morning, customer_name: 'Meyer, Ana', ...known })
    .returning('candidate_id')
    .executeTakeFirstOrThrow()
  return row.candidate_id
}

async function list(hyperionId: string, scanDateSortOrder: SortDirection = 'desc') {
  const person = { roles: [generalAccess], stores: [hyperionId] }
  const answer = await test.callAs(person, listCandidates, { query: { hyperionId, scanDateSortOrder } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const idsOf = (candidates: readonly { readonly candidateId: string }[]) =>
  candidates.map(({ candidateId }) => candidateId)

describe('listCandidates', () => {
  it('answers what is known of a candidate in the words of the contract [L-179] [L-441]', async () => {
    const hyperionId = await addStore(test.db)
    const opptId = await addOpportunity(test.db, hyperionId)
    const scanned = at('2026-03-16T12:05:00.000Z')
    const candidateId = await add(hyperionId, {
      oppt_id: opptId,
      full_name: 'Ana Meyer',
      status: 'New',
      deal_type: 'Lease',
      last_action: 'OUT_CALL',
      note: 'Asked for a loaner',
      scan: true,
      scanned_at: scanned,
      year: 2019,
      make_name: 'Honda',
      model_name: 'CR-V',
      vehicle_mileage: 61_000,
      ro_status: 'Open',
      ro_at: scanned,
      ro_amount_cents: 412_50,
      appt_at: morning,
      service_advisor_name: 'Kim Cho',
      service_hyperion_id: hyperionId,
    })
    expect(await list(hyperionId)).toMatchObject([
      {
        candidateId,
        hyperionId,
        opptId,
        customerName: 'Meyer, Ana',
        fullName: 'Ana Meyer',
        status: 'New',
        dealType: 'Lease',
        lastAction: 'OUT_CALL',
        note: 'Asked for a loaner',
        scan: true,
        scanDate: scanned,
        year: 2019,
        makeName: 'Honda',
        modelName: 'CR-V',
        vehicleMileage: 61_000,
        roStatus: 'Open',
        roDateTime: scanned,
        roAmount: toCents(412_50),
        apptDateTime: morning,
        serviceAdvisorName: 'Kim Cho',
        serviceStoreHyperionId: hyperionId,
      },
    ])
  })

  it('leaves out the opportunity of one who has none', async () => {
    const hyperionId = await addStore(test.db)
    await add(hyperionId)
    expect((await list(hyperionId))[0]).not.toHaveProperty('opptId')
  })

  it.each<[string, Instant, number]>([
    ['the first moment of the store’s day', at('2026-03-16T04:00:00.000Z'), 1],
    ['its last', at('2026-03-17T03:59:59.999Z'), 1],
    ['the day before', at('2026-03-16T03:59:59.999Z'), 0],
    ['the day after', at('2026-03-17T04:00:00.000Z'), 0],
  ])('has those of today only: found at %s', async (_moment, found_at, count) => {
    const hyperionId = await addStore(test.db)
    await add(hyperionId, { found_at })
    expect(await list(hyperionId)).toHaveLength(count)
  })

  it('sorts by the scan both ways, those without one last, ties by id [L-421] [L-523] [L-552]', async () => {
    const hyperionId = await addStore(test.db)
    const none = await add(hyperionId)
    const late = await add(hyperionId, { scanned_at: at('2026-03-16T14:00:00.000Z') })
    const early = await add(hyperionId, { scanned_at: morning })
    const tied = await add(hyperionId, { scanned_at: morning })
    expect(idsOf(await list(hyperionId, 'desc'))).toEqual([late, early, tied, none])
    expect(idsOf(await list(hyperionId, 'asc'))).toEqual([early, tied, late, none])
  })

  it('shows those of the asked store only [L-466]', async () => {
    const [own, other] = [await addStore(test.db), await addStore(test.db)]
    await add(other)
    expect(await list(own)).toEqual([])
  })
})
