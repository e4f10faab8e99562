import { describe, expect, it } from 'vitest'
import { dealPartNames, unreadDeal, withPart } from './dealParts'

describe('a part of a deal', () => {
  const deals = ['D-1', 'D-2'].map((custDealId) =>
    unreadDeal({
      custDealId,
      opptId: null,
      vehicle: { vin: null, year: null, make: null, model: null, trim: null, color: null, mileage: null },
      contractDate: null,
      dealType: null,
      statusFlg: null,
      coBuyer: null,
      sellingStoreHyperionId: null,
      sellingStoreName: null,
    }),
  )

  it('is not read at first; a deal has four of them [O-355]', () => {
    expect(dealPartNames).toEqual(['ro', 'products', 'dealInfo', 'appraisalsInfo'])
    for (const name of dealPartNames)
      expect(deals[0]?.[name]).toEqual({ status: 'notStarted', value: null, error: null })
  })

  it.each(dealPartNames)('%s that fails is recorded on that deal only [O-360]', (name) => {
    const failed = withPart(deals, 'D-2', name, { status: 'error', error: 'Bad Gateway' })
    expect(failed[0]).toBe(deals[0])
    expect(failed[1]).toEqual({
      ...deals[1],
      [name]: { status: 'error', value: null, error: 'Bad Gateway' },
    })
    expect(withPart(deals, 'D-9', name, { status: 'inProgress' })).toBe(deals)
  })

  it('is in progress, complete and refreshed', () => {
    const value = [{ productCode: null, productName: 'GAP', price: null, term: null }]
    const asked = withPart(deals, 'D-1', 'products', { status: 'inProgress' })
    expect(asked[0]?.products).toEqual({ status: 'inProgress', value: null, error: null })
    const read = withPart(asked, 'D-1', 'products', { status: 'complete', value })
    expect(read[0]?.products).toEqual({ status: 'complete', value, error: null })
    const again = withPart(read, 'D-1', 'products', { status: 'inProgress' })
    expect(again[0]?.products).toEqual({ status: 'refresh', value, error: null })
    const failed = withPart(again, 'D-1', 'products', { status: 'error', error: 'x' })
    expect(failed[0]?.products).toEqual({ status: 'error', value: null, error: 'x' })
    const retried = withPart(failed, 'D-1', 'products', { status: 'inProgress' })
    expect(retried[0]?.products).toEqual({ status: 'inProgress', value: null, error: null })
  })
})
