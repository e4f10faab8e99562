import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isInstant, shifted } from '@retain/domain/calendar/instant'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { equity } from '@retain/domain/deal/equity'
import { toCents } from '@retain/domain/money/money'
import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import { balanceAfter, levelPayment } from '@retain/domain/payment/loan'
import { sortKey } from '@retain/domain/text/sortKey'
import { estimateMileage } from '@retain/domain/vehicle/mileage'
import { hasValidCheckDigit, vinModelYear } from '@retain/domain/vehicle/vin'
import { demoPeople } from '../identity/demoPeople'
import { candidateRows } from './candidates'
import { makeOpportunity } from './opportunity'
import type { CustomerRow, StoreContext } from './seedRows'
import { seedStores, type SeedStore } from './seedStores'
import { presentStaff, staffOf } from './staff'
import { settingRows } from './storeSettings'
import { storeClock } from './storeClock'
import { longNote, serviceNote, shortNote } from './words'
import { randomOf } from './random'

const today = '2026-11-21'
const now = `${today}T13:00:00.000Z`

function contextOf(store: SeedStore): StoreContext {
  if (!isInstant(now)) throw new Error('The test has no moment')
  return { store, staff: staffOf(store, demoPeople), clock: storeClock(store.timeZone, today, now) }
}

const contexts = seedStores(17).map(contextOf)
const [harborview, blueRidge] = contexts
if (!harborview || !blueRidge) throw new Error('The test has no stores')
const rowsOf = (context: StoreContext, count: number) =>
  Array.from({ length: count }, (_, index) => makeOpportunity(context, index))
const made = [harborview, blueRidge].flatMap((context) => rowsOf(context, 60))
const rows = made.flatMap(({ opportunity }) => opportunity)
const customers = made.flatMap(({ customer }) => customer)
const history = made.flatMap(({ contactHistory }) => contactHistory)
const inbound = made.flatMap(({ inboundEmail }) => inboundEmail)

const phonesOf = (customer: CustomerRow) =>
  [customer.mobile_phone, customer.home_phone, customer.work_phone].filter((one) => one !== null)

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

it('two stores keep the older quick search, all others have the newer one [S-374]', () => {
  const withOlder = contexts.filter(({ store, clock }) =>
    settingRows(store, clock, 'retain').every(
      ({ setting_key_id, setting_value }) => setting_key_id !== 'QuickSearchV2' || setting_value !== 'On',
    ),
  )
  expect(withOlder.map(({ store }) => store.hyperionId)).toEqual(['LAK', 'DEN'])
})

describe('the same every time', () => {
  it('two runs make the same rows, to the byte', () => {
    expect(hashOf(rowsOf(harborview, 200))).toBe(hashOf(rowsOf(contextOf(harborview.store), 200)))
  })

  it('a row does not depend on how many follow', () => {
    expect(hashOf(rowsOf(blueRidge, 40))).toBe(hashOf(rowsOf(blueRidge, 90).slice(0, 40)))
  })

  it('another day moves the dates and leaves the people', () => {
    const later = {
      ...harborview,
      clock: storeClock(harborview.store.timeZone, '2027-02-01', harborview.clock.now),
    }
    const [before, after] = [makeOpportunity(harborview, 3), makeOpportunity(later, 3)]
    expect(after.customer).toEqual(before.customer)
    expect(after.inboundEmail[0]?.received_at).not.toBe(before.inboundEmail[0]?.received_at)
  })
})

describe('what has happened lies before now', () => {
  it.each(['02:30', '12:15', '15:00', '23:50'])('at %s UTC', (time) => {
    const moment = `${today}T${time}:00.000Z`
    if (!isInstant(moment)) throw new Error('The test has no moment')
    for (const { store, staff } of [harborview, blueRidge]) {
      const context = { store, staff, clock: storeClock(store.timeZone, today, moment) }
      const seen = rowsOf(context, 300).flatMap(({ opportunity }) => opportunity)
      const moments = seen.flatMap(({ ro_at, scanned_at }) => [ro_at, scanned_at])
      const found = candidateRows(context).flatMap(({ found_at, scanned_at }) => [found_at, scanned_at])
      const known = [...moments, ...found].filter((one) => one !== null)
      expect(known.length).toBeGreaterThan(50)
      expect(known.filter((one) => one > moment)).toEqual([])
      expect(seen.some(({ ro_at }) => ro_at !== null && ro_at > shifted(moment, -24 * 3_600_000))).toBe(true)
    }
  })
})

describe('even a store of sixty shows everything', () => {
  const seen = <Value>(of: (row: (typeof rows)[number]) => Value) => new Set(rows.map(of))

  it('every status code [L-106]', () => {
    expect([...seen((row) => row.status_code)].sort()).toEqual([...statusCodes].sort())
  })

  it('every deal type, the Conquest codes beside Conquest [L-105] [L-297]', () => {
    const shown = new Set([...seen((row) => row.deal_type), ...seen((row) => row.deal_type_code)])
    shown.delete(null)
    expect([...shown].sort()).toEqual([...dealTypes].sort())
    const coded = rows.filter((row) => row.deal_type_code !== null)
    expect(new Set(coded.map((row) => row.deal_type))).toEqual(new Set(['Conquest']))
  })

  it('equity, a payment difference, an expiring warranty and a service visit [S-002] [O-002] [L-003]', () => {
    expect(rows.some((row) => (row.equity_cents ?? 0) > 0)).toBe(true)
    expect(rows.some((row) => row.payment_difference_finance_cents !== null)).toBe(true)
    expect(rows.some((row) => [5, 6, 7].includes((row.warranty_icon ?? 0) % 7 || 7))).toBe(true)
    expect([...seen((row) => row.ro_status)]).toEqual(expect.arrayContaining(['Open', 'Scheduled', 'Closed']))
  })

  it('locks, orphans, rows in collection, recalls, compass words and the odd scores', () => {
    expect(rows.some((row) => row.locked_at !== null)).toBe(true)
    expect(rows.some((row) => row.is_orphan)).toBe(true)
    expect(rows.some((row) => row.ext_svc_in_progress)).toBe(true)
    expect(rows.some((row) => row.has_recall)).toBe(true)
    expect(rows.some((row) => row.compass_status !== null)).toBe(true)
    expect([...seen((row) => row.predictive_score)]).toEqual(expect.arrayContaining([null, 0, 1, 10, 11]))
  })

  it('a customer whose other vehicle is locked by somebody else', () => {
    const locked = rows.filter((row) => row.locked_at !== null).map((row) => row.customer_id)
    expect(rows.some((row) => row.locked_at === null && locked.includes(row.customer_id))).toBe(true)
  })

  it('customers with any number of phones, some with bad ones only', () => {
    const counts = customers.map((one) => phonesOf(one).length)
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]))
    const bad = customers.filter((one) => one.mobile_phone_bad && one.home_phone_bad && one.work_phone_bad)
    expect(bad.some((one) => phonesOf(one).length > 0)).toBe(true)
  })

  it('vehicles of every value source, history and recall', () => {
    const vehicles = made.flatMap(({ currentVehicle }) => currentVehicle)
    expect(vehicles).toHaveLength(rows.length)
    expect(new Set(vehicles.map((one) => one.value_source))).toEqual(new Set(['AN', 'BB', null]))
    expect(new Set(vehicles.map((one) => one.history_condition))).toEqual(
      new Set(['CLEAN', 'ACC_DMG', 'TITLE', null]),
    )
    expect([...seen((row) => row.has_recall)].sort()).toEqual([false, true])
  })

  it('repair orders that somebody else than the customer brought', () => {
    const repaired = made.flatMap(({ customer, opportunity }) =>
      opportunity.flatMap((row) =>
        customer.filter(() => row.ro_number !== null).map((one) => [one.first_name, row.ro_first_name]),
      ),
    )
    expect(repaired.some(([owner, bringer]) => owner !== bringer)).toBe(true)
    expect(repaired.some(([owner, bringer]) => owner === bringer)).toBe(true)
  })

  it('emails that wait for an answer, answered ones and ones that need none', () => {
    expect(inbound.some((email) => email.reply_at === null && !email.reply_override)).toBe(true)
    expect(inbound.some((email) => email.reply_at !== null && email.reply_at > email.received_at)).toBe(true)
    expect(inbound.some((email) => email.reply_override && email.reply_override_at !== null)).toBe(true)
  })
})

describe('figures hold together', () => {
  it('equity is the value less the payoff, unknown when one of them is [O-307]', () => {
    for (const row of rows) {
      const known = row.vehicle_value_cents !== null && row.payoff_cents !== null
      expect(row.equity_cents).toBe(
        known ? equity(toCents(row.vehicle_value_cents ?? 0), toCents(row.payoff_cents ?? 0)) : null,
      )
    }
  })

  it('payoff and payment of a loan are the domain’s own, for the payments made since the contract', () => {
    const loans = rowsOf(harborview, 400).filter(({ loan }) => loan !== null)
    expect(loans.length).toBeGreaterThan(200)
    for (const { loan, opportunity } of loans) {
      const row = opportunity.at(-1)
      if (!loan || !row) throw new Error('A loan without its row')
      const paid = loan.term - (row.payments_left ?? 0)
      if (row.payoff_cents !== null) expect(row.payoff_cents).toBe(balanceAfter(loan, paid))
      if (row.current_payment_cents !== null) expect(row.current_payment_cents).toBe(levelPayment(loan))
      expect(paid).toBe(Math.min(loan.term, wholeMonths(row.purchased_at ?? '', today)))
    }
  })

  it('a replacement sells for its sticker price less discount and rebate [O-311]', () => {
    const offered = made.flatMap(({ replacementVehicle }) => replacementVehicle)
    expect(offered.length).toBeGreaterThan(80)
    for (const one of offered)
      expect(one.selling_price_cents).toBe(
        (one.msrp_cents ?? 0) - (one.discount_cents ?? 0) - (one.rebate_cents ?? 0),
      )
  })

  it('the mileage goes on from the last service, else from the purchase [O-099] [OP-093]', () => {
    let fromService = 0
    for (const { opportunity, currentVehicle } of rowsOf(harborview, 200)) {
      const [row, vehicle] = [opportunity.at(-1), currentVehicle.at(-1)]
      if (!row || !vehicle || row.vehicle_mileage === null) continue
      const { serviced_at: date, serviced_mileage: mileage } = vehicle
      const lastService = date === null || mileage === null ? null : { date, mileage }
      if (lastService !== null) fromService += 1
      const purchaseDate = row.purchased_at
      expect(row.vehicle_mileage).toBe(
        estimateMileage({ lastService, purchaseDate, modelYear: row.year }, harborview.clock.now),
      )
      expect(vehicle.is_mileage_estimated).toBe(row.vehicle_mileage !== mileage)
    }
    expect(fromService).toBeGreaterThan(50)
  })

  it('VINs have their check digit and name the model year', () => {
    const known = rows.filter((row) => row.vin !== null)
    expect(known.length).toBeGreaterThan(100)
    expect(known.filter((row) => !hasValidCheckDigit(row.vin ?? ''))).toEqual([])
    expect(known.filter((row) => vinModelYear(row.vin ?? '') !== row.year)).toEqual([])
  })

  it('a badge of a used vehicle stands on used vehicles only [L-281]', () => {
    const badged = rows.filter((row) => row.used_classification !== null)
    expect(new Set(badged.map((row) => row.new_used))).toEqual(new Set(['Used']))
  })

  it('equity is negative for some, and high for few', () => {
    const amounts = rowsOf(harborview, 1500).flatMap(
      ({ opportunity }) => opportunity.at(-1)?.equity_cents ?? [],
    )
    const share = (test: (amount: number) => boolean) => amounts.filter(test).length / amounts.length
    expect(share((amount) => amount < 0)).toBeGreaterThan(0.1)
    expect(share((amount) => amount > 15_000_00)).toBeLessThan(0.15)
  })

  it('text that is sorted by has its key', () => {
    for (const row of rows) {
      expect(row.customer_name_sort).toBe(sortKey(row.customer_name))
      expect(row.status_sort).toBe(sortKey(row.compass_status ?? statusLabels[row.status_code]))
      expect(row.model_sort).toBe(sortKey(row.model_name ?? ''))
      expect(row.lender_sort).toBe(row.lender === null ? null : sortKey(row.lender))
      expect(row.note_sort).toBe(row.note === null ? null : sortKey(row.note))
      expect(row.owner_name_sort).toBe(row.owner_name === null ? null : sortKey(row.owner_name))
    }
  })
})

describe('people', () => {
  it('phones, addresses of mail and names are nobody’s', () => {
    for (const customer of customers) {
      expect(phonesOf(customer).filter((phone) => !/^\d{3}55501\d{2}$/.test(phone))).toEqual([])
      for (const email of [customer.email, customer.ndd_email])
        expect(email ?? 'none@example.com').toMatch(/^[a-z0-9.]+@example\.(com|org|net)$/)
    }
  })

  it('names with apostrophes, marks, blanks and forty letters are among them', () => {
    const names = rows.map((row) => row.customer_name)
    expect(names).toEqual(expect.arrayContaining(["O'Brien, Sean", 'Nguyễn, Thị Minh Khai']))
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThanOrEqual(40)
  })

  it('orphans are sold by those who left, and nobody else is', () => {
    for (const { store, staff } of [harborview, blueRidge]) {
      const present = presentStaff(staff).map(({ userName }) => userName)
      for (const row of rows.filter(
        (one) => one.hyperion_id === store.hyperionId && one.original_salesperson,
      ))
        expect(present.includes(row.original_salesperson ?? '')).toBe(!row.is_orphan)
    }
  })

  it('every store has an owner, an advisor and a manager, and Harborview the demo people', () => {
    for (const { staff } of contexts) {
      expect(staff.salespeople.length).toBeGreaterThanOrEqual(5)
      expect(staff.advisors.length).toBeGreaterThanOrEqual(2)
      expect(staff.managers.length).toBeGreaterThanOrEqual(1)
    }
    expect(presentStaff(harborview.staff).map(({ userName }) => userName)).toEqual(
      expect.arrayContaining(['jordan.mills', 'sam.rivera', 'dana.baker']),
    )
  })

  it('notes are of more than 120 kinds', () => {
    const random = randomOf('notes')
    const notes = Array.from({ length: 2_000 }, () => shortNote(random, 'Camry'))
    expect(new Set(notes).size).toBeGreaterThan(120)
    expect(serviceNote(random).length).toBeGreaterThan(8)
    expect(longNote(random, 'Camry').length).toBeGreaterThan(48)
  })
})

describe('ids', () => {
  it('no id occurs twice', () => {
    const distinct = (ids: readonly unknown[]) => expect(new Set(ids).size).toBe(ids.length)
    distinct(rows.map((row) => row.oppt_id))
    distinct(customers.map((row) => row.customer_id))
    distinct(history.map((row) => row.contact_history_id))
    distinct(inbound.map((row) => row.inbound_contact_history_id))
  })
})

/** Months that have passed in full between a moment and a day, by the calendar. */
function wholeMonths(from: string, until: string): number {
  const [year = 0, month = 0, day = 0] = from.slice(0, 10).split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = until.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (day > toDay ? 1 : 0)
}
