import { expect, it } from 'vitest'
import type { Day } from '../calendar/day'
import { utc } from '../calendar/storeOffset'
import { someDashboard, someGroup } from './dashboard.fixture'
import { firstDashboardView, type DashboardView } from './dashboardView'
import { placedLink } from './placedLink'

const today = '2026-11-20' as Day
const context = { hyperionId: 'HAR', offset: utc, today, roles: [], stores: [], QuickSearchV2: true }
const days = { from: '2026-11-16' as Day, to: today }
const page = (view: Partial<DashboardView> = {}, dashboard = someDashboard) => ({
  dashboard,
  view: { ...firstDashboardView, ...view },
  context,
})
const jordan = someGroup('jordan', 'Jordan Mills')
const nobody = someGroup(null, null)
const store = someGroup('GUL', 'Gulfside Ford')

it('a figure of somebody leads to a log of the active store', () => {
  expect(placedLink({ figure: 'answers', days }, jordan, page())).toMatchObject({
    route: 'contactLog',
    hyperionId: 'HAR',
  })
  expect(placedLink({ figure: null, days }, jordan, page())).toBeNull()
})

it('that of all flags asks for everybody who has some', () => {
  expect(placedLink({ figure: 'flags', days }, null, page())?.personFilters).toEqual({
    flgOpptAssocName: 'Jordan Mills',
  })
  expect(placedLink({ figure: 'flags', days }, null, page({ grouping: 'week' }))).toBeNull()
})

it('leads nowhere for nobody, in several stores, and for a name that two have', () => {
  expect(placedLink({ figure: 'onList', days }, nobody, page())).toBeNull()
  expect(placedLink({ figure: 'answers', days }, jordan, page({ stores: 'all' }))).toBeNull()
  expect(placedLink({ figure: 'answers', days }, null, page({ stores: 'all' }))).toBeNull()
  const groups = [jordan, someGroup('jordan2', 'Jordan Mills')]
  const shared = page({}, { ...someDashboard, groups })
  expect(placedLink({ figure: 'onList', days }, jordan, shared)).toBeNull()
  expect(placedLink({ figure: 'answers', days }, jordan, shared)).not.toBeNull()
})

it('that of a store leads to the log of that store', () => {
  const view = { stores: 'all', grouping: 'store' } as const
  expect(placedLink({ figure: 'onList', days }, store, page(view))).toMatchObject({
    route: 'equityLog',
    hyperionId: 'GUL',
    personFilters: {},
  })
})
