import { expect, it, vi } from 'vitest'
import { uniqueEntries, type MenuEntry } from './menuEntry'

const theme: MenuEntry = {
  kind: 'group',
  key: 'theme',
  label: 'Theme',
  choices: [{ key: 'dark', label: 'Dark' }],
}
const entries: readonly MenuEntry[] = [
  { key: 'open', label: 'Open' },
  { kind: 'divider', key: 'line' },
  theme,
  { kind: 'submenu', key: 'more', label: 'More', entries: [{ key: 'open', label: 'Open' }] },
]

it('tells the keys of a submenu apart from those of its menu', () => {
  expect(uniqueEntries(entries)).toEqual(entries)
})

it('says while developing that a choice of a group has the key of another entry', () => {
  expect(() => uniqueEntries([...entries, { key: 'dark', label: 'Darkest' }])).toThrow(
    'Menu has the key "dark" twice',
  )
})

it('leaves the second one out in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const light: MenuEntry = { ...theme, key: 'light', choices: [{ key: 'dark', label: 'Dim' }] }
  expect(uniqueEntries([theme, light])).toEqual([theme, { ...light, choices: [] }])
})
