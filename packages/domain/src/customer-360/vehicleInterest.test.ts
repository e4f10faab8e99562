import { expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { orderedSearches, orderedViews } from './vehicleInterest'

const at = (day: string) => `${day}T12:00:00.000Z` as Instant

it('what a customer looked at, and for, is listed newest first in its tab', () => {
  const dates = [null, at('2026-05-08'), at('2026-11-20'), at('2026-05-08')]
  const views = dates.map((viewedDate, index) => ({
    vin: String(index),
    viewedDate,
    year: null,
    make: null,
    model: null,
  }))
  const searches = dates.map((searchDate, index) => ({ vin: String(index), searchDate, criteria: null }))
  expect(orderedViews(views).map(({ vin }) => vin)).toEqual(['2', '1', '3', '0'])
  expect(orderedSearches(searches).map(({ vin }) => vin)).toEqual(['2', '1', '3', '0'])
})
