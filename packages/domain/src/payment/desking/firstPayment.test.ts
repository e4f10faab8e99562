import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aprCases } from '../../../cases/aprCases'
import { anyFirstPayment, taxedDesking } from '../../../cases/desking'
import { daysBetween, monthsLater, type Day } from '../../calendar/day'
import { defaultSettings } from '../../settings/readSettings'
import { durationInUnits } from '../apr/unitPeriod'
import { daysOfMonth } from '../oddFirstPeriod'
import { deskingOf } from './deskingSettings'
import {
  deskingInForce,
  deskingLimits,
  isNeutral,
  neutralDesking,
  oddDays,
  triedDesking,
} from './deskingTerms'
import { formatDeskingTerm } from './deskingTexts'
import {
  daysToFirst,
  firstPaymentDays,
  firstPaymentOnDay,
  firstPaymentText,
  isFirstPayment,
} from './firstPayment'

const dates = (signedOn: string, on: string) => ({ signedOn: signedOn as Day, on: on as Day })

describe('the days to a first payment', () => {
  it.each([
    ['2026-11-27', '2026-12-27', 30],
    ['2026-11-27', '2027-01-11', 44],
    ['2026-11-27', '2027-01-27', 60],
    // The whole months are counted back from the payment: to 28 January, not on from the 31st.
    ['2026-01-31', '2026-02-28', 30],
    ['2026-01-31', '2026-03-01', 31],
    ['2026-01-30', '2026-03-15', 46],
    ['2024-01-31', '2024-02-29', 30],
    // The odd days of a month with 31 are counted as they are.
    ['2026-07-01', '2026-08-31', 60],
    ['2026-12-15', '2027-01-14', 30],
  ])('from %s to %s are %d', (signedOn, on, days) => {
    expect(daysToFirst(dates(signedOn, on))).toBe(days)
  })

  it('are those of the published cases of Appendix J with an odd first period', () => {
    const odd = aprCases.filter(
      ({ unit, advancedOn, firstDue }) =>
        typeof unit === 'object' &&
        unit.kind === 'month' &&
        unit.count === 1 &&
        isFirstPayment(dates(advancedOn, firstDue)),
    )
    expect(odd.length).toBeGreaterThan(2)
    for (const { advancedOn, firstDue } of odd) {
      const time = durationInUnits(advancedOn as Day, firstDue as Day, { kind: 'month', count: 1 })
      expect(daysToFirst(dates(advancedOn, firstDue)) / daysOfMonth).toBeCloseTo(
        (time?.whole ?? 0) + (time?.part ?? 0),
        9,
      )
    }
  })

  it('are never less than a month, never more than the limit, and no day off the calendar but for its months', () => {
    fc.assert(
      fc.property(anyFirstPayment, (first) => {
        const days = daysToFirst(first)
        expect(days).toBeGreaterThanOrEqual(daysOfMonth)
        expect(days).toBeLessThanOrEqual(deskingLimits.daysToFirstPayment.to)
        expect(Math.abs(days - daysBetween(first.signedOn, first.on))).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('of whole months by the calendar are 30 each', () => {
    fc.assert(
      fc.property(anyFirstPayment, fc.integer({ min: 1, max: 3 }), ({ signedOn }, months) => {
        const on = monthsLater(signedOn, months)
        if (on.slice(-2) === signedOn.slice(-2))
          expect(daysToFirst({ signedOn, on })).toBe(months * daysOfMonth)
      }),
    )
  })
})

describe('the day of the month of a store', () => {
  it.each([
    ['2026-11-27', 27, '2026-12-27'],
    ['2026-11-27', 28, '2026-12-28'],
    ['2026-11-27', 15, '2027-01-15'],
    ['2026-01-31', 1, '2026-03-01'],
    ['2026-01-31', 28, '2026-02-28'],
  ])('signed on %s, for the %d, is %s', (signedOn, day, on) => {
    expect(firstPaymentOnDay(signedOn as Day, day)).toEqual(dates(signedOn, on))
  })

  it('is one on which a loan can first be paid, and the first such', () => {
    fc.assert(
      fc.property(anyFirstPayment, fc.integer({ min: 1, max: 28 }), ({ signedOn }, day) => {
        const first = firstPaymentOnDay(signedOn, day)
        expect(isFirstPayment(first)).toBe(true)
        expect(Number(first.on.slice(-2))).toBe(day)
        expect(monthsLater(first.on, -1) < firstPaymentDays(signedOn).from).toBe(true)
      }),
    )
  })

  it('is a setting, in the place of the days, and off where nothing is set', () => {
    const today = '2026-11-27' as Day
    expect(isNeutral(deskingOf(defaultSettings, today))).toBe(true)
    const set = { ...defaultSettings, EAFirstPaymentDay: 11, EADaysToFirstPayment: 90 }
    expect(deskingOf(set, today)).toMatchObject({
      daysToFirstPayment: 44,
      firstPayment: dates('2026-11-27', '2027-01-11'),
    })
  })
})

describe('a date that is tried out', () => {
  const first = dates('2026-11-27', '2027-01-11')

  it('counts in the place of the days of the store, and days in the place of its date', () => {
    const byDays = triedDesking({ daysToFirstPayment: 60 }, neutralDesking, 'firstPayment', first)
    expect(byDays).toEqual({ firstPayment: first })
    expect(oddDays(deskingInForce({ ...taxedDesking, daysToFirstPayment: 90 }, byDays))).toBe(14)
    const onFile = deskingInForce(neutralDesking, { firstPayment: first })
    const days = triedDesking(byDays, onFile, 'daysToFirstPayment', 60)
    expect(days).toEqual({ daysToFirstPayment: 60 })
    expect(deskingInForce(onFile, days)).toEqual({ ...neutralDesking, daysToFirstPayment: 60 })
    expect(triedDesking(byDays, onFile, 'firstPayment', null)).toEqual({})
  })

  it('is told with how it is counted', () => {
    expect(firstPaymentText(first)).toBe('11 Jan 2027, 1 month and 14 days after 27 Nov 2026')
    expect(firstPaymentText(dates('2026-11-27', '2026-12-28'))).toBe(
      '28 Dec 2026, 1 month and 1 day after 27 Nov 2026',
    )
    expect(firstPaymentText(dates('2026-11-27', '2027-01-27'))).toBe(
      '27 Jan 2027, 2 months after 27 Nov 2026',
    )
    const terms = deskingInForce(neutralDesking, { firstPayment: first })
    expect(formatDeskingTerm('daysToFirstPayment', terms)).toBe(firstPaymentText(first))
  })
})
