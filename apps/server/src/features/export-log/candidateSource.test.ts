import { expect, it } from 'vitest'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { exportsOf, type ExportBody } from '../../testing/exports'
import { at, withApp } from '../../testing/testApp'
import type { FoundCandidate } from '../service-log/putCandidate'

const test = withApp()
const { fileOf, storeOf } = exportsOf(test)

const today = at('2026-03-16T12:00:00.000Z')
const yesterday = at('2026-03-15T12:00:00.000Z')

const addCandidate = (
  hyperionId: string,
  known: Omit<FoundCandidate, 'hyperion_id' | 'found_at'>,
  found = today,
) =>
  test.db
    .insertInto('candidate')
    .values({ hyperion_id: hyperionId, found_at: found, ...known })
    .execute()

/** A store with a customer in service, and three candidates of today and one of yesterday. */
async function serviceStore() {
  const hyperionId = await addStore(test.db)
  const morning = at('2026-03-16T13:00:00.000Z')
  const opptId = await addOpportunity(test.db, hyperionId, {
    customer_name: 'In service',
    deal_type: 'Lease',
    ro_at: morning,
    service_hyperion_id: hyperionId,
  })
  await addCandidate(hyperionId, { customer_name: 'Not scanned', deal_type: 'Lease' })
  await addCandidate(hyperionId, { customer_name: 'Earlier', scanned_at: at('2026-03-16T12:05:00.000Z') })
  await addCandidate(hyperionId, { customer_name: 'Later', scanned_at: morning, note: '=1+1' })
  await addCandidate(hyperionId, { customer_name: 'Gone' }, yesterday)
  return { hyperionId, opptId }
}

it('has the candidates of today first where the Service Log shows them, as it orders them [L-523] [L-525]', async () => {
  const { hyperionId, opptId } = await serviceStore()
  const search = { source: 'SVCLOG' as const, hyperionId }
  const body: ExportBody = {
    hyperionId,
    call: 'searchLogs',
    search: { ...search, from: at('2026-03-16T04:00:00.000Z'), to: at('2026-03-17T03:59:59.999Z') },
    columns: ['customerName', 'dealType', 'note'],
  }
  const file = await fileOf(body)
  expect(file.lines).toEqual([
    `Later,Candidate,'=1+1`,
    'Earlier,Candidate,',
    'Not scanned,Candidate,',
    'In service,Lease,',
  ])
  expect({ rowCount: file.rowCount, isCapped: file.isCapped }).toEqual({ rowCount: 4, isCapped: false })
  expect(file.told.at(-1)?.rows).toBe(4)
  const without = { ...search, dealType: 'Lease' }
  expect((await fileOf({ ...body, search: without })).lines).toEqual(['In service,Lease,'])
  const earlier = { ...search, to: at('2026-03-16T03:59:59.999Z') }
  expect((await fileOf({ ...body, search: earlier })).lines).toEqual([])
  expect((await fileOf({ ...body, search, rowKeys: [opptId] })).lines).toEqual(['In service,Lease,'])
})

it('counts candidates among its 10,000 rows', async () => {
  const hyperionId = await storeOf(9_999)
  const now = at('2026-03-16T13:00:00.000Z')
  await test.db
    .updateTable('opportunity')
    .set({ ro_at: now, service_hyperion_id: hyperionId })
    .where('hyperion_id', '=', hyperionId)
    .execute()
  await addCandidate(hyperionId, { customer_name: 'First' })
  const body: ExportBody = {
    hyperionId,
    call: 'searchLogs',
    search: { source: 'SVCLOG', hyperionId, orderBy: 'customerName', orderDirection: 'asc' },
    columns: ['customerName'],
  }
  const whole = await fileOf(body)
  expect(whole).toMatchObject({ rowCount: 10_000, isCapped: false })
  expect([whole.lines.length, whole.lines[0], whole.lines.at(-1)]).toEqual([10_000, 'First', 'Customer 9998'])
  await addCandidate(hyperionId, { customer_name: 'Second' })
  const cut = await fileOf(body)
  expect(cut).toMatchObject({ rowCount: 10_000, isCapped: true })
  expect(cut.lines.slice(0, 2)).toEqual(['First', 'Second'])
  expect(cut.lines.at(-1)).toBe('Customer 9997')
}, 60_000)
