import { expect, it } from 'vitest'
import { permissions } from '../user/permissions'
import { navigationEntries, type NavigationEntry } from './navigation'
import { pageTitles } from './pageTitles'
import { routes } from './routes'

const settings = { TradeAdjustment: true }
const flat = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.items)])

it('the navigation calls a page what its head does; the search alone is shorter there', () => {
  const titles = new Map<string, string>(
    Object.entries(pageTitles).map(([name, title]) => [routes[name as keyof typeof pageTitles].path, title]),
  )
  const entries = flat(navigationEntries({ roles: permissions, settings, reportsUrl: '' }))
  const others = entries.filter(({ url, label }) => url !== null && titles.get(url) !== label)
  expect(others.map(({ label }) => label)).toEqual(['Search'])
  expect(entries).toHaveLength(19)
})

it('the pages of an opportunity and of the playground are called so', () => {
  expect([pageTitles.opportunity, pageTitles.playground]).toEqual(['Opportunity', 'Playground'])
})

it('only addresses that lead on, and signing in and out, have no title', () => {
  const untitled = Object.keys(routes).filter((name) => !Object.hasOwn(pageTitles, name))
  expect(untitled.filter((name) => name !== 'textMessageWithoutId')).toEqual([
    'index',
    'login',
    'auth',
    'authSilent',
    'accessDenied',
    'logout',
  ])
})
