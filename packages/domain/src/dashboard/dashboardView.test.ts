import { expect, it } from 'vitest'
import {
  chosenDays,
  dashboardGroupings,
  dashboardStores,
  figuresRequest,
  firstDashboardView,
  groupOf,
  parseDashboardView,
  printDashboardView,
} from './dashboardView'
import { dashboardPeriods } from './dashboardPeriod'
import { chartedKeys, measureKeys, measures } from './measures'

const chosen = chosenDays('2026-11-04', '2026-11-12')

it('every view is read from the address that it writes', () => {
  for (const period of dashboardPeriods)
    for (const grouping of dashboardGroupings)
      for (const stores of dashboardStores)
        for (const measure of chartedKeys) {
          for (const days of [null, chosen]) {
            const view = { period, days, grouping, stores, measure }
            expect(parseDashboardView(`?${printDashboardView(view)}`)).toEqual(view)
          }
        }
})

it('what an address does not say, or says wrongly, is as the page opens', () => {
  expect(parseDashboardView('')).toEqual(firstDashboardView)
  expect(parseDashboardView('period=year&grouping=&stores=ALL&measure=coverage')).toEqual(firstDashboardView)
  for (const days of [
    'from=2026-11-04',
    'to=2026-11-04',
    'from=2026-11-04&to=2026-11-03',
    'from=2025-11-04&to=2026-11-03',
  ])
    expect(parseDashboardView(days).days).toBeNull()
  expect(printDashboardView(firstDashboardView)).toBe('period=weeks4')
  expect(printDashboardView({ ...firstDashboardView, measure: 'leads' })).toBe('period=weeks4&measure=leads')
})

it('chosen days stand in the address beside the period, and in what is asked for', () => {
  const view = { ...firstDashboardView, days: chosen }
  expect(printDashboardView(view)).toBe('period=weeks4&from=2026-11-04&to=2026-11-12')
  expect(figuresRequest(view, 'HAR')).toEqual({
    ...{ hyperionId: 'HAR', period: 'weeks4', groupBy: 'associate', stores: 'active' },
    ...{ from: '2026-11-04', to: '2026-11-12' },
  })
  expect(figuresRequest(firstDashboardView, 'HAR')).not.toHaveProperty('from')
})

it('weeks are asked for by store', () => {
  expect(dashboardGroupings.map(groupOf)).toEqual(['associate', 'store', 'store'])
})

it('every measure stands under its own key; those of now have no weeks', () => {
  expect(measureKeys.map((key) => measures[key].key)).toEqual([...measureKeys])
  expect(measureKeys.filter((key) => measures[key].of === 'now')).toEqual(['flags', 'coverage'])
})
