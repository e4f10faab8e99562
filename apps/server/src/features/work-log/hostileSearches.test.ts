import { describe, expect, it } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

/** Sends a body as it is, whatever the contract says of it. */
async function send(path: string, body: (hyperionId: string) => object) {
  const hyperionId = await addStore(test.db)
  await addOpportunity(test.db, hyperionId, { equity_cents: 100_00, year: 2020 })
  const person = { roles: [generalAccess], stores: [hyperionId] }
  const answer = await test.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${await test.issuer.tokenFor(person)}` },
    payload: body(hyperionId),
  })
  return { status: answer.statusCode, body: answer.json<{ data?: { total: number } }>() }
}

const long = 'x'.repeat(10_000)

describe('a search with what nobody would ask for', () => {
  it.each<[string, object]>([
    ['a range that ends before it begins', { eqRangeFrom: 5, eqRangeTo: 1 }],
    ['the largest numbers', { eqRangeFrom: -Number.MAX_VALUE, eqRangeTo: Number.MAX_VALUE }],
    ['more than a column holds', { mileageFrom: 1e15, yearTo: 99_999_999_999, paymentRemFrom: 1e300 }],
    ['years before all vehicles', { yearFrom: -1, yearTo: 0 }],
    ['days that are none', { lastServiceFrom: '2026-02-31', lastServiceTo: 'tomorrow' }],
    ['ten thousand characters', { color: long, make: long, oppStatus: long }],
    ['ten thousand choices', { color: 'Red,'.repeat(10_000) }],
    ['a page beyond all', { pageNumber: 2_000_000_000, pageSize: 50 }],
  ])('is refused or finds what there is, never fails: %s', async (_what, query) => {
    const { status, body } = await send('/api/opportunity/search/logs', (hyperionId) => ({
      source: 'EQLOG',
      hyperionId,
      ...query,
    }))
    expect([200, 400]).toContain(status)
    if (status === 200) expect(body.data?.total).toBeLessThanOrEqual(1)
  })

  it.each([50, 10_000])(
    'is refused for a page behind more rows than can be counted, %s on each',
    async (pageSize) => {
      const { status, body } = await send('/api/opportunity/search/logs', (hyperionId) => ({
        source: 'EQLOG',
        hyperionId,
        pageNumber: Number.MAX_SAFE_INTEGER,
        pageSize,
      }))
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: 'pageNumber' }] })
    },
  )

  it.each([
    ['from', { from: '0000-03-01 05:00:00', to: '0000-03-02 05:00:00' }],
    ['to', { from: '2026-03-01 05:00:00', to: '9999-12-31 23:59:59' }],
  ])('is refused for a year of no calendar: %s', async (field, range) => {
    const { status, body } = await send('/api/engine/v1/contactlog', (hyperionId) => ({
      hyperionId,
      ...range,
    }))
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  it.each(['/api/opportunity/search', '/api/opportunity/v2/search'])(
    'is refused for a text of ten thousand characters: %s',
    async (path) => {
      const { status, body } = await send(path, (hyperionIds) => ({
        source: 'SRCHLOG',
        hyperionIds,
        query: long,
        queryType: 'vin',
      }))
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: 'query' }] })
    },
  )
})
