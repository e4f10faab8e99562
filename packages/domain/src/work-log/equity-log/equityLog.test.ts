import { expect, it } from 'vitest'
import { nextSort } from '../../sorting/sorting'
import { equityLog } from './equityLog'
import { allLogPages } from '../logPages'

it('there are four logs, each with its title, address, word and column key [L-004] [L-471] [L-472] [L-473] [S-492] [S-493]', () => {
  expect(
    allLogPages.map((page) => [page.id, page.title, page.path, page.countDescription, page.columnConfigKey]),
  ).toEqual([
    ['EQLOG', 'Equity Log', '/app/log', 'customers', 'EqLogCol'],
    ['SVCLOG', 'Service Log', '/app/service', 'customers', 'SvcLogCol'],
    ['SRCHLOG', 'Search log', '/app/search', 'customers', 'SrchLogCol'],
    ['CONLOG', 'Contact Log', '/app/contact', 'emails', 'ConLogCol'],
  ])
})

it("the Equity Log has the title 'Equity Log' [L-023]", () => {
  expect(equityLog.title).toBe('Equity Log')
})

it("its results are counted with 'customers', also one [L-024] [L-472]", () => {
  expect(equityLog.countDescription).toBe('customers')
})

it('its default columns are fifteen, the customer fixed in front [L-573]', () => {
  expect(equityLog.defaultColumns).toEqual([
    'customerName',
    'dealType',
    'paymentsLeft',
    'equityAmount',
    'paymentDifferenceFinance',
    'paymentDifferenceLease',
    'year',
    'modelName',
    'status',
    'lastActionIcon',
    'predictiveScore',
    'warrantyExpIcon',
    'contactDate',
    'opptOwnerName',
    'note',
  ])
  expect(equityLog.fixedColumns).toEqual(['customerName'])
})

it('it stands on the grid of opportunities, and people choose its columns', () => {
  expect([equityLog.gridType, equityLog.hasColumnEditor]).toEqual(['OpportunityLog', true])
})

it('it is sorted by equity, highest first; a first click on that header turns it [L-370] [L-602] [L-603] [S-491] [S-831]', () => {
  expect(equityLog.defaultSort).toEqual({ orderBy: 'equityAmount', orderDirection: 'desc' })
  expect(nextSort(equityLog.defaultSort, 'equityAmount').orderDirection).toBe('asc')
})
