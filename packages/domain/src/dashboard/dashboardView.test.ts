import { expect, it } from 'vitest'
import {
  dashboardGroupings,
  dashboardStores,
  firstDashboardView,
  groupOf,
  parseDashboardView,
  printDashboardView,
} from './dashboardView'
import { dashboardPeriods } from './dashboardPeriod'
import { chartedKeys, measureKeys, measures } from './measures'

it('every view is read from the address that it writes', () => {
  for (const period of dashboardPeriods)
    for (const grouping of dashboardGroupings)
      for (const stores of dashboardStores)
        for (const measure of chartedKeys) {
          const view = { period, grouping, stores, measure }
          expect(parseDashboardView(`?${printDashboardView(view)}`)).toEqual(view)
        }
})

it('what an address does not say, or says wrongly, is as the page opens', () => {
  expect(parseDashboardView('')).toEqual(firstDashboardView)
  expect(parseDashboardView('period=year&grouping=&stores=ALL&measure=coverage')).toEqual(firstDashboardView)
  expect(printDashboardView(firstDashboardView)).toBe('period=weeks4')
  expect(printDashboardView({ ...firstDashboardView, measure: 'leads' })).toBe('period=weeks4&measure=leads')
})

it('weeks are asked for by store', () => {
  expect(dashboardGroupings.map(groupOf)).toEqual(['associate', 'store', 'store'])
})

it('every measure stands under its own key; those of now have no weeks', () => {
  expect(measureKeys.map((key) => measures[key].key)).toEqual([...measureKeys])
  expect(measureKeys.filter((key) => measures[key].of === 'now')).toEqual(['flags', 'coverage'])
})
