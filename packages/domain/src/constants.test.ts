import { expect, it } from 'vitest'
import { messageTimeout, notificationToastTimeout } from './alerts/toasts'
import { defaultPageSize, firstPage, maximumPageSize } from './paging/pageSize'
import { accessDeniedGrace } from './session/sessionRules'
import { globalHyperionId } from './settings/settingScope'
import { settingDefaults } from './settings/storeSettings'
import { sortDirections } from './sorting/sortDirection'
import { allLogPages } from './work-log/logPages'
import { gridTypes, logTypes } from './work-log/logTypes'

it('the page size is 50, the first page 1, and Show all 10000 [S-484] [S-485] [S-486] [L-375] [L-376] [L-377]', () => {
  expect([defaultPageSize, firstPage, maximumPageSize]).toEqual([50, 1, 10_000])
})

it('the access-denied grace window is 60000 ms [S-489]', () => {
  expect(accessDeniedGrace).toBe(60_000)
})

it('the global store code is 0000, with its zeros [S-490]', () => {
  expect(globalHyperionId).toBe('0000')
})

it('a list is sorted descending unless something else is asked [S-491]', () => {
  expect(sortDirections[0]).toBe('desc')
})

it('the log types and their column keys are four [S-492] [S-493] [L-451]', () => {
  expect(logTypes).toEqual(['EQLOG', 'SVCLOG', 'SRCHLOG', 'CONLOG'])
  expect(allLogPages.map(({ columnConfigKey }) => columnConfigKey)).toEqual([
    'EqLogCol',
    'SvcLogCol',
    'SrchLogCol',
    'ConLogCol',
  ])
})

it('the grid types are four [L-236]', () => {
  expect(gridTypes).toEqual(['OpportunityLog', 'ContactLog', 'TradeAdjustment', 'MappingTable'])
})

it('messages stay 3000 ms, notification toasts 5000 ms [S-327] [S-321] [O-549]', () => {
  expect([messageTimeout, notificationToastTimeout]).toEqual([3000, 5000])
})

it('desktop alerts last 30 s, five at a time; service-drive alerts five days [S-368] [S-371] [S-372]', () => {
  const { EATimeDesktopAlerts, EANumOfDesktopAlerts, EAServiceDrive } = settingDefaults
  expect([EATimeDesktopAlerts, EANumOfDesktopAlerts, EAServiceDrive]).toEqual(['30', '5', '5'])
})
