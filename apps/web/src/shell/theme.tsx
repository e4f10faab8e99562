import type { MenuGroup } from '@retain/ui/menu-entry'
import { applyTheme, currentTheme, type ThemeChoice } from '@retain/ui/theme'
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { localTexts, storageKeys } from '../core/browser/storage'

/** The themes, in the order in which they are offered. */
export const themeChoices: readonly {
  readonly theme: ThemeChoice
  readonly label: string
  readonly Icon: LucideIcon
}[] = [
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
  { theme: 'system', label: 'Same as the system', Icon: Monitor },
]

/** Shows the app in the theme that was chosen in this browser; call it before anything is drawn. */
export function restoreTheme(): void {
  const kept = localTexts.read(storageKeys.theme)
  applyTheme(themeChoices.find(({ theme }) => theme === kept)?.theme ?? 'system')
}

/** The theme in force and how to choose another, which this browser remembers. */
export function useTheme(): [ThemeChoice, (theme: ThemeChoice) => void] {
  const [theme, setTheme] = useState(currentTheme)
  return [
    theme,
    (next) => {
      applyTheme(next)
      localTexts.write(storageKeys.theme, next)
      setTheme(next)
    },
  ]
}

/** The themes in the user menu; the one in force is ticked. */
export const themeGroup = (current: ThemeChoice, choose: (theme: ThemeChoice) => void): MenuGroup => ({
  kind: 'group',
  key: 'theme',
  label: 'Theme',
  selection: {
    mode: 'single',
    selected: [current],
    onChange: ([chosen]) => {
      const choice = themeChoices.find(({ theme }) => theme === chosen)
      if (choice !== undefined) choose(choice.theme)
    },
  },
  choices: themeChoices.map(({ theme, label, Icon }) => ({
    key: theme,
    label,
    icon: <Icon aria-hidden="true" />,
  })),
})
