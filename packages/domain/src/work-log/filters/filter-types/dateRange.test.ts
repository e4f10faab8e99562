import { describe, expect, it } from 'vitest'
import { parseUtcOffset, utc } from '../../../calendar/storeOffset'
import { equityLogFilters } from '../../equity-log/equityLogFilters'
import type { FilterDefinitionByType } from '../filterDefinition'
import { dateRange, endBeforeStart, invalidDate } from './dateRange'

const eastern = parseUtcOffset('-05:00') ?? utc
const { lastService } = equityLogFilters
const context = { today: '2024-03-31' }
const week: FilterDefinitionByType['dateRange'] = { ...lastService, minimumNights: 6 }
const checked: FilterDefinitionByType['dateRange'] = {
  ...lastService,
  check: ({ from, to }, today) => (from === '2024-01-01' ? `not from ${from} to ${to} on ${today}` : null),
}
const asked: FilterDefinitionByType['dateRange'] = {
  ...lastService,
  check: ({ from }) => `asked of "${from}"`,
}
const label = (id: string) => id

describe('a range of days', () => {
  it('starts at 00:00 of its first day and ends at 23:59:59.999 of its last, in UTC [L-143] [L-144] [L-145]', () => {
    const days = { from: '2024-03-05', to: '2024-03-05' }
    expect(dateRange.request(days, lastService, utc)).toEqual({
      lastServiceFrom: '2024-03-05T00:00:00.000Z',
      lastServiceTo: '2024-03-05T23:59:59.999Z',
    })
    expect(dateRange.request(days, lastService, eastern)).toEqual({
      lastServiceFrom: '2024-03-05T05:00:00.000Z',
      lastServiceTo: '2024-03-06T04:59:59.999Z',
    })
    expect(dateRange.request({ from: '', to: '2024-03-05' }, lastService, utc)).toEqual({
      lastServiceTo: '2024-03-05T23:59:59.999Z',
    })
    expect(dateRange.request({ from: '2024-03-05', to: '' }, lastService, utc)).toEqual({
      lastServiceFrom: '2024-03-05T00:00:00.000Z',
    })
  })

  it('may be one day, unless the filter asks for nights [L-148]', () => {
    expect(lastService.minimumNights).toBe(0)
    expect(dateRange.errors({ from: '2024-03-05', to: '2024-03-05' }, lastService, context)).toEqual([])
    const wrong = [{ field: 'lastServiceTo', message: endBeforeStart }]
    expect(dateRange.errors({ from: '2024-03-05', to: '2024-03-10' }, week, context)).toEqual(wrong)
    expect(dateRange.errors({ from: '2024-03-05', to: '2024-03-11' }, week, context)).toEqual([])
    expect(dateRange.errors({ from: '', to: '2024-03-11' }, week, context)).toEqual([])
  })

  it('may have a rule of its own with its own text [L-146] [L-147]', () => {
    expect(dateRange.errors({ from: '2024-01-01', to: '2024-01-02' }, checked, context)).toEqual([
      { field: 'lastServiceFrom', message: 'not from 2024-01-01 to 2024-01-02 on 2024-03-31' },
    ])
    expect(dateRange.errors({ from: '2024-01-03', to: '2024-01-03' }, checked, context)).toEqual([])
    expect(dateRange.errors({ from: '2024-01-01', to: '' }, checked, context)).toEqual([
      { field: 'lastServiceFrom', message: 'not from 2024-01-01 to  on 2024-03-31' },
    ])
    expect(dateRange.errors({ from: '', to: '2024-01-01' }, checked, context)).toEqual([])
    expect(dateRange.errors({ from: '', to: '' }, asked, context)).toEqual([])
    expect(dateRange.errors({ from: '', to: '2024-01-01' }, asked, context)).toEqual([
      { field: 'lastServiceFrom', message: 'asked of ""' },
    ])
    expect(dateRange.errors({ from: '2024-01-01', to: 'x' }, checked, context)).toEqual([
      { field: 'lastServiceTo', message: invalidDate },
    ])
  })

  it.each([
    [{ from: 'x', to: 'y' }, ['lastServiceFrom', 'lastServiceTo'], invalidDate],
    [{ from: '2024-02-30', to: '' }, ['lastServiceFrom'], 'invalid date'],
    [{ from: '2024-03-06', to: '2024-03-05' }, ['lastServiceTo'], 'The end is before the start'],
    [{ from: ' ', to: '' }, [], ''],
    [{ from: '', to: ' ' }, [], ''],
    [{ from: '', to: '2024-03-05' }, [], ''],
  ])('%j is wrong in %j', (value, fields, message) => {
    expect(dateRange.errors(value, lastService, context)).toEqual(fields.map((field) => ({ field, message })))
  })

  it.each([
    [lastService, { from: 'x', to: 'y' }, { from: '', to: '' }],
    [lastService, { from: ' 2024-03-05 ', to: ' 2024-03-09 ' }, { from: '2024-03-05', to: '2024-03-09' }],
    [lastService, { from: '2024-03-05', to: '2024-03-04' }, { from: '2024-03-05', to: '' }],
    [lastService, { from: 'x', to: '2024-03-04' }, { from: '', to: '2024-03-04' }],
    [lastService, { from: '2024-03-05', to: '2023-02-29' }, { from: '2024-03-05', to: '' }],
    [week, { from: '2024-03-05', to: '2024-03-10' }, { from: '2024-03-05', to: '' }],
    [week, { from: '2024-03-05', to: '2024-03-11' }, { from: '2024-03-05', to: '2024-03-11' }],
  ])('%j %j is normalised to %j', (definition, given, normal) => {
    expect(dateRange.normalise(given, definition)).toEqual(normal)
    expect(dateRange.normalise(normal, definition)).toBe(normal)
  })

  it('is printed and read as days, and reads DD MMM YYYY', () => {
    const days = { from: '2024-03-05', to: '2024-03-09' }
    expect(dateRange.initial(lastService)).toEqual({ from: '', to: '' })
    expect(dateRange.print(days, lastService)).toEqual({
      lastServiceFrom: '2024-03-05',
      lastServiceTo: '2024-03-09',
    })
    expect(dateRange.parse((field) => field, lastService)).toEqual({
      from: 'lastServiceFrom',
      to: 'lastServiceTo',
    })
    expect(dateRange.describe(days, lastService, label)).toBe('05 Mar 2024 – 09 Mar 2024')
    expect(dateRange.describe({ from: 'x', to: '' }, lastService, label)).toBe('from x')
  })
})
