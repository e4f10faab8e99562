import { expect, it, vi } from 'vitest'
import {
  topLinks,
  uniqueEntries,
  waitingIn,
  type NavigationEntry,
  type NavigationLink,
} from './navigationEntry'

const entries: readonly NavigationEntry[] = [
  { key: 'equity', label: 'Equity Log', href: '/app/log' },
  { kind: 'divider', key: 'line' },
  { key: 'reports', label: 'Reports', href: 'https://reports.example', isExternal: true },
  { kind: 'group', key: 'admin', label: 'Admin', icon: null, links: [{ key: 'a', label: 'A', href: '/a' }] },
  { key: 'service', label: 'Service Log', href: '/app/service' },
]

it('leaves groups, lines and what leads out of the app to the whole navigation', () => {
  expect(topLinks(entries).map(({ key }) => key)).toEqual(['equity', 'service'])
})

it('says while developing that a link of a group has the key of another entry; in production the first counts', () => {
  const twice: readonly NavigationEntry[] = [...entries, { key: 'a', label: 'Again', href: '/again' }]
  expect(() => uniqueEntries(twice)).toThrow('SideNavigation has the key "a" twice')
  vi.stubEnv('NODE_ENV', 'production')
  expect(uniqueEntries(twice)).toEqual(entries)
})

const link = (key: string, badge: number | undefined, badgeLabel?: string): NavigationLink => ({
  key,
  label: key,
  href: `/${key}`,
  badge,
  badgeLabel,
})
const group = { kind: 'group', key: 'mail', label: 'Mail', icon: null } as const

it('adds up what waits in a group, and leaves out what is no count', () => {
  const links = [link('a', 2, 'unanswered'), link('b', 3, 'unanswered'), link('c', NaN), link('d', -4)]
  expect(waitingIn({ ...group, links })).toEqual({ count: 5, label: 'unanswered' })
})

it('has no word for a sum of different things but the one that it is given', () => {
  const links = [link('a', 2, 'unanswered'), link('b', 3, 'overdue')]
  expect(waitingIn({ ...group, links })).toEqual({ count: 5, label: undefined })
  expect(waitingIn({ ...group, links, badgeLabel: 'to do' })).toEqual({ count: 5, label: 'to do' })
})
