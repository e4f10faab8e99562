import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  reasonsFor,
  replacementChooser,
  replacementChoices,
  selectionReasons,
  selectionReasonText,
} from './replacementChoice'
import { vehicleTypes } from './vehicleTypes'

const current = {
  vin: 'C',
  marketClass: 'Midsize',
  bodyType: 'SUV',
  make: 'Honda',
  model: 'CR-V',
  trim: 'Sport',
}
const nothing = { marketClass: null, bodyType: null, make: null, model: null, trim: null }

it('vehicles are the current one or a replacement [OP-101]', () => {
  expect(vehicleTypes).toEqual(['current', 'replacement'])
})

describe('why a vehicle is offered', () => {
  it('is made of five terms [O-118]', () => {
    expect(selectionReasons).toEqual(['similar market class', 'body type', 'make', 'model', 'trim'])
    expect(selectionReasonText(reasonsFor(current, current))).toBe(
      'similar market class, body type, make, model, trim',
    )
  })

  it.each([
    [{ ...nothing, marketClass: 'midsize ' }, 'similar market class'],
    [{ ...nothing, bodyType: 'SUV', make: 'HONDA' }, 'body type, make'],
    [{ ...nothing, make: 'Honda', model: 'CR-V' }, 'make, model'],
    [{ ...nothing, make: 'Honda', model: 'CR-V', trim: 'Sport' }, 'make, model, trim'],
    [{ ...nothing, model: 'CR-V', trim: 'Sport' }, null],
    [{ ...nothing, make: 'Honda', model: 'Pilot', trim: 'Sport' }, 'make'],
    [{ ...nothing, trim: 'Sport' }, null],
    [nothing, null],
  ])('%o: %s [O-118]', (offered, reason) => {
    expect(selectionReasonText(reasonsFor(current, offered))).toBe(reason)
  })

  it('is never what both do not have', () => {
    expect(reasonsFor(nothing, nothing)).toEqual([])
    expect(reasonsFor({ ...nothing, make: ' ' }, { ...nothing, make: '' })).toEqual([])
  })
})

describe('the replacements of a vehicle', () => {
  const offer = (vin: string, year: number | null, more: Partial<typeof current>) => ({
    ...nothing,
    ...more,
    vin,
    year,
  })

  it('are those with most in common, the newest of them, and never the vehicle itself [OP-097]', () => {
    const stock = [
      offer('A', 2024, { make: 'Honda' }),
      offer('B', 2026, { make: 'Honda' }),
      offer('D', 2025, {}),
      offer('E', 2020, { make: 'Honda', model: 'CR-V' }),
      offer('F', null, { make: 'Honda' }),
      offer('H', 2026, { bodyType: 'SUV' }),
      { ...current, year: 2023 },
    ]
    expect(replacementChoices(current, stock).map(({ vehicle }) => vehicle.vin)).toEqual([
      'E',
      'B',
      'H',
      'A',
      'F',
    ])
    expect(replacementChoices(current, stock)[0]?.reasons).toEqual(['make', 'model'])
  })

  const anyOffer = fc.record({
    vin: fc.stringMatching(/^[A-Z]{3}$/),
    year: fc.option(fc.integer({ min: 2012, max: 2027 })),
    marketClass: fc.constantFrom(null, 'Midsize'),
    bodyType: fc.constantFrom(null, 'SUV'),
    make: fc.constantFrom(null, 'Honda'),
    model: fc.constantFrom(null, 'CR-V'),
    trim: fc.constantFrom(null, 'Sport'),
  })
  const stock = fc.uniqueArray(anyOffer, { selector: ({ vin }) => vin, maxLength: 12 })

  it('do not depend on the order of the stock', () => {
    fc.assert(
      fc.property(stock, (offers) => {
        const order = (list: typeof offers) =>
          replacementChoices(current, list).map(({ vehicle }) => vehicle.vin)
        expect(order(offers.toReversed())).toEqual(order(offers))
      }),
    )
  })

  it('the first of them is found for every vehicle of a stock, also for one that is in it [O-113]', () => {
    fc.assert(
      fc.property(stock, anyOffer, (offers, other) => {
        const choose = replacementChooser(offers)
        for (const one of [current, other, ...offers, current])
          expect(choose(one)).toEqual(replacementChoices(one, offers)[0] ?? null)
      }),
    )
  })
})
