import { computeLeaseFinance } from '@retain/api-client/payment'
import { getOfferTerms, listStockOffers } from '@retain/api-client/stock-offers'
import { toCents } from '@retain/domain/money/money'
import { quoteVehicle } from '@retain/domain/payment/vehicleQuote'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable } from '../../testing/callable'
import { addStockVehicle, addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const held = {
  equity_cents: 8_480_60,
  payoff_cents: 15_869_40,
  payments_left: 39,
  current_payment_cents: 436_12,
}

describe('what the payments of a vehicle are reckoned from', () => {
  it('gives the payments that the server computes', async () => {
    const callable = await addCallable(test.db, held)
    const vin = await addStockVehicle(test.db, callable.hyperionId)
    const { holding, quoteKind, terms } = right(
      await test.callAs(callable.person, getOfferTerms, { query: { opptId: callable.opptId, vin } }),
    )
    const asked = { vin, price: null, downPayments: [], apr: 4.9, payoff: null, vehiclePayoffSelected: true }
    const [computed] = right(
      await test.callAs(callable.person, computeLeaseFinance, {
        params: { type: 'interactivePlayground' as const },
        body: { hyperionId: callable.hyperionId, opptId: callable.opptId, vehicles: [asked] },
      }),
    )
    expect(holding.currentPayment).toBe(toCents(436_12))
    expect(terms === null ? null : { vin, ...quoteVehicle(terms, holding, quoteKind, asked) }).toEqual(
      computed,
    )
  })

  it('is that of the own replacement, which has no VIN while it is in transit', async () => {
    const callable = await addCallable(test.db, held)
    const ask = async (vin?: string) =>
      right(
        await test.callAs(callable.person, getOfferTerms, {
          query: { opptId: callable.opptId, ...(vin === undefined ? {} : { vin }) },
        }),
      ).terms
    expect(await ask()).toBeNull()
    await test.db
      .insertInto('replacement_vehicle')
      .values({
        hyperion_id: callable.hyperionId,
        oppt_id: callable.opptId,
        vin: null,
        selling_price_cents: 1_00,
      })
      .execute()
    expect(await ask()).toMatchObject({ price: 1_00 })
    expect(await ask(await addStockVehicle(test.db, await addStore(test.db)))).toBeNull()
  })
})

describe('the stock on offer', () => {
  it('is that of the own store by VIN, with the replacement marked', async () => {
    const callable = await addCallable(test.db, held)
    const store = callable.hyperionId
    const vins = [await addStockVehicle(test.db, store), await addStockVehicle(test.db, store)].toSorted()
    await addStockVehicle(test.db, await addStore(test.db))
    await test.db
      .insertInto('replacement_vehicle')
      .values({ hyperion_id: store, oppt_id: callable.opptId, vin: vins[1] ?? '' })
      .execute()
    const list = (query: { readonly after?: string }) =>
      test.callAs(callable.person, listStockOffers, { query: { opptId: callable.opptId, ...query } })
    const offers = right(await list({}))
    expect(offers).toMatchObject({ total: 2, after: null, quoteKind: 'finance' })
    expect(offers.vehicles.map(({ vin, isReplacement }) => [vin, isReplacement])).toEqual([
      [vins[0], false],
      [vins[1], true],
    ])
    expect(offers.vehicles[0]?.terms).toMatchObject({ price: 30_000_00, finance: { apr: 6 } })
    const rest = right(await list({ after: vins[0] ?? '' }))
    expect([rest.total, rest.vehicles.map(({ vin }) => vin)]).toEqual([2, [vins[1]]])
  })

  it('comes in pages', async () => {
    const callable = await addCallable(test.db, held)
    for (let at = 0; at < 501; at += 1) await addStockVehicle(test.db, callable.hyperionId)
    const page = async (after: string | null) =>
      right(
        await test.callAs(callable.person, listStockOffers, {
          query: { opptId: callable.opptId, ...(after === null ? {} : { after }) },
        }),
      )
    const first = await page(null)
    expect([first.total, first.vehicles.length, first.after]).toEqual([501, 500, first.vehicles.at(-1)?.vin])
    const last = await page(first.after)
    expect([last.vehicles.length, last.after]).toEqual([1, null])
  })

  it('is refused to whoever has no access to the store', async () => {
    const callable = await addCallable(test.db, held)
    const other = { ...callable.person, stores: [await addStore(test.db)] }
    const refused = E.left({ status: 403, code: 'store' })
    const query = { opptId: callable.opptId }
    expect(await test.callAs(other, listStockOffers, { query })).toMatchObject(refused)
    expect(await test.callAs(other, getOfferTerms, { query })).toMatchObject(refused)
  })
})
