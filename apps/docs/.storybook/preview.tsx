import '@retain/ui/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { forgetAnnouncements } from './forgetAnnouncements'
import { themeLabels, themeNames } from '../src/appearance/appearance'
import { frameTheme } from '../src/appearance/frameTheme'
import { Stage } from '../src/appearance/Stage'
import { ThemedDocs } from '../src/appearance/ThemedDocs'
import { pageBlocks } from '../src/component-page/pageBlocks'
import { argTypesOf } from '../src/props/argTypesOf'
import { controlsOfArgs } from '../src/props/controlsOfArgs'

// Menus and lists are fetched when they are first opened.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // The panel lists what passes, too; a test does not wait for that.
      options: '__vitest_browser__' in globalThis ? { resultTypes: ['violations'] } : {},
    },
    docs: {
      container: ThemedDocs,
      components: pageBlocks,
      toc: { headingSelector: 'h2, h3' },
      extractArgTypes: argTypesOf,
    },
    // Storybook reads this list from the text of this file: it cannot be imported.
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Getting started', 'Which one when', 'Writing style', 'Accessibility', 'Contributing'],
          'Foundations',
          'Controls',
          'Structure',
          'Overlays',
          'Feedback',
          'Data',
          'Rich text',
          'Tour',
          'Review',
        ],
      },
    },
    chromatic: { modes: Object.fromEntries(themeNames.map((theme) => [themeLabels[theme], { theme }])) },
  },
  globalTypes: {
    theme: {
      description: 'Theme and contrast',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: themeNames.map((theme) => ({ value: theme, title: themeLabels[theme] })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [controlsOfArgs],
  beforeEach: forgetAnnouncements,
  // A framed story tells the page around it which globals it has: they must be those of the page.
  initialGlobals: { theme: frameTheme() ?? 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => (
      <Stage globals={globals}>
        <Story />
      </Stage>
    ),
  ],
}

export default preview
