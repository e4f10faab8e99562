import { expect, it } from 'vitest'
import { menuKeys } from './menuEntry'

it('lists the keys of choices, groups and lines, and leaves those of a submenu to it', () => {
  expect(
    menuKeys([
      { key: 'open', label: 'Open' },
      { kind: 'divider', key: 'line' },
      { kind: 'group', key: 'theme', label: 'Theme', choices: [{ key: 'dark', label: 'Dark' }] },
      { kind: 'submenu', key: 'more', label: 'More', entries: [{ key: 'open', label: 'Open' }] },
    ]),
  ).toEqual(['open', 'line', 'theme', 'dark', 'more'])
})
