import { expect, it } from 'vitest'
import type { Day } from '../calendar/day'
import { utc } from '../calendar/storeOffset'
import { parseActivityView } from './activity'
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
  expect(placedLink({ figure: 'flags', days }, null, page({ grouping: 'week' }))).toMatchObject({
    route: 'activity',
  })
})

it('leads to the list of what is counted for nobody, in several stores, and for a name that two have', () => {
  const listed = (link: ReturnType<typeof placedLink>) =>
    link?.route === 'activity' ? parseActivityView(link.query, today) : null
  expect(listed(placedLink({ figure: 'onList', days }, nobody, page()))).toMatchObject({
    ...{ kind: 'onList', isNobodys: true, userName: null, stores: 'active' },
  })
  const all = page({ stores: 'all' })
  expect(listed(placedLink({ figure: 'answers', days }, jordan, all))).toMatchObject({
    ...{ kind: 'answers', userName: 'jordan', isNobodys: false, stores: 'all' },
  })
  expect(listed(placedLink({ figure: 'flags', days }, null, all))).toMatchObject({
    ...{ kind: 'flags', userName: null, isNobodys: false, stores: 'all' },
  })
  const groups = [jordan, someGroup('jordan2', 'Jordan Mills')]
  const shared = page({}, { ...someDashboard, groups })
  expect(listed(placedLink({ figure: 'onList', days }, jordan, shared))).toMatchObject({ userName: 'jordan' })
  expect(placedLink({ figure: 'answers', days }, jordan, shared)?.route).toBe('contactLog')
})

it('that of a store leads to the log of that store', () => {
  const view = { stores: 'all', grouping: 'store' } as const
  expect(placedLink({ figure: 'onList', days }, store, page(view))).toMatchObject({
    route: 'equityLog',
    hyperionId: 'GUL',
    personFilters: {},
  })
})
