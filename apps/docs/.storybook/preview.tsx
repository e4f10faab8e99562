import '@retain/ui/fonts.css'
import { GlobalStyle } from '@retain/ui/global-style'
import { applyTheme, type ThemeChoice } from '@retain/ui/theme'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// Menus and lists are fetched when they are first opened.
configure({ asyncUtilTimeout: 5000 })

const isTheme = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Start here', 'Foundations', '*'] } },
  },
  globalTypes: {
    theme: {
      description: 'Light, dark, or what the operating system says',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      applyTheme(isTheme(globals['theme']) ? globals['theme'] : 'light')
      return (
        <>
          <GlobalStyle />
          <Story />
        </>
      )
    },
  ],
}

export default preview
