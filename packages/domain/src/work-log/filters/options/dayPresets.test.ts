import { describe, expect, it } from 'vitest'
import { contactLogFilters } from '../../contact-log/contactLogFilters'
import { equityLogFilters } from '../../equity-log/equityLogFilters'
import { dayPresets } from './dayPresets'

const idsOf = (...args: Parameters<typeof dayPresets>) => dayPresets(...args).map(({ id }) => id)

describe('the ranges that a date filter offers', () => {
  it('end today and hold as many days as they say', () => {
    expect(dayPresets(equityLogFilters.lastService, '2026-11-20')).toEqual([
      { id: 'today', label: 'Today', from: '2026-11-20', to: '2026-11-20' },
      { id: 'week', label: 'Last 7 days', from: '2026-11-14', to: '2026-11-20' },
      { id: 'month', label: 'Last 30 days', from: '2026-10-22', to: '2026-11-20' },
      { id: 'quarter', label: 'Last 90 days', from: '2026-08-23', to: '2026-11-20' },
      { id: 'year', label: 'Last 365 days', from: '2025-11-21', to: '2026-11-20' },
    ])
  })

  it('keep to a rule of the filter, and to its nights [L-146]', () => {
    expect(idsOf(contactLogFilters.received, '2026-11-20')).toEqual(['today', 'week', 'month'])
    expect(idsOf({ ...equityLogFilters.lastService, minimumNights: 7 }, '2026-11-20')).toEqual([
      'month',
      'quarter',
      'year',
    ])
  })

  it('are none without a day to end on', () => {
    expect(dayPresets(equityLogFilters.lastService, 'soon')).toEqual([])
  })
})
