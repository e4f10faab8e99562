import { expect, it } from 'vitest'
import { serviceLog } from './serviceLog'
import { serviceLogFilters } from './serviceLogFilters'

it('the Service Log begins with its own fifteen columns, the first three fixed in front [L-574]', () => {
  expect(serviceLog.defaultColumns.join(' ')).toBe(
    'customerName dealType paymentsLeft roDateTime apptDateTime serviceAdvisorName year modelName status equityAmount paymentDifferenceFinance paymentDifferenceLease scan roAmount note',
  )
  expect(serviceLog.fixedColumns).toEqual(['customerName', 'dealType', 'paymentsLeft'])
})

it('it stands on the grid of opportunities, whose columns people choose, the latest repair order first [L-165] [L-602]', () => {
  expect(serviceLog).toMatchObject({ id: 'SVCLOG', gridType: 'OpportunityLog', hasColumnEditor: true })
  expect(serviceLog.defaultSort).toEqual({ orderBy: 'roDateTime', orderDirection: 'desc' })
})

it('its filters have these labels and types', () => {
  expect(Object.values(serviceLogFilters).map(({ label, type }) => `${label}: ${type}`)).toEqual([
    'Last Service Date: dateRange',
    'Deal Type: multiSelect',
    'Flagged: multiSelect',
    'RO Status: select',
  ])
  expect(serviceLogFilters.flagged).toMatchObject({
    options: { from: 'lookup', lookup: 'flaggedSalesUsers' },
    isPersonFilter: true,
  })
})
