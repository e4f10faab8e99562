import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { chromiumLaunch } from '../../chromium.shared'
import { testReport } from '../../vite.shared.ts'
import vite from './vite.config'

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default mergeConfig(
  vite,
  defineConfig({
    plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
    test: {
      ...testReport,
      // A story about focus and the clipboard has failed on a page that others had used, and only one page has the focus.
      isolate: true,
      maxWorkers: 1,
      name: 'stories',
      // Pages of words have no tests; those outside of this folder would each be opened for nothing.
      exclude: [...configDefaults.exclude, '../../packages/ui/src/**/*.mdx'],
      setupFiles: ['./.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunch }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
)
