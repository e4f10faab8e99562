import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { chromiumLaunch } from '../../chromium.shared'
import { testReport } from '../../vite.shared.ts'
import vite from './vite.config'

/** What a run has to itself when it is one of several beside each other, by a mode such as `1of2`: its part and its figures. */
const partOf = (mode: string) => ({
  shard: mode.replace('of', '/'),
  outputFile: { json: `.reports/tests-${mode}.json` },
})

/** Storybook gives every run the same cache, so this has to come after it. */
const cacheOf = (mode: string): Plugin => ({
  name: 'cache-of-part',
  enforce: 'post',
  config: () => ({ cacheDir: `node_modules/.vite-${mode}` }),
})

/**
 * Every story is a test: it renders, its play function passes, and axe finds nothing. A run draws on one page, which keeps one
 * core busy; `--mode 1of2` and `--mode 2of2` beside each other take every story once.
 */
export default defineConfig(({ mode }) => {
  const isPart = /^\d+of\d+$/.test(mode)
  return mergeConfig(vite, {
    plugins: [
      storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname }),
      ...(isPart ? [cacheOf(mode)] : []),
    ],
    test: {
      ...testReport,
      ...(isPart ? partOf(mode) : {}),
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
  })
})
