import { expect, it } from 'vitest'
import { topLinks, type NavigationEntry } from './navigationEntry'

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
