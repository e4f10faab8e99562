/** Uses @retain/ui as other apps do: in a browser, and rendered by a server. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { checkReadmeApp, writeReadmeApp } from './checkReadme.ts'
import { expect, makeConsumer, manifestOf, run } from './consumer.ts'
import { open } from './openPage.ts'
import { serve } from './serve.ts'

const lookOf = (page: Page) =>
  page.evaluate(() =>
    ['button', 'input', '[role=columnheader]', '[role=rowheader]', 'h1'].map((selector) => {
      const element = document.querySelector(selector)
      if (element === null) return null
      const { backgroundColor, color, height, borderRadius, fontSize } = getComputedStyle(element)
      const { x, y } = element.getBoundingClientRect()
      return { selector, backgroundColor, color, height, borderRadius, fontSize, x, y }
    }),
  )

async function checkBrowserApp(browser: Browser, folder: string): Promise<void> {
  await run('browser: build', folder, 'npx vite build --logLevel error')
  const { url, server } = await serve(join(folder, 'dist'))
  const { page, complaints } = await open(browser, url)
  await page.getByRole('grid', { name: 'Customers' }).waitFor()
  await page.getByRole('columnheader', { name: 'Equity' }).getByRole('button').click()
  expect('browser: a header sorts', (await page.getByRole('row').nth(1).innerText()).includes('Customer 000'))
  await page.getByLabel('Name contains').fill('Customer 19')
  expect('browser: a field filters', (await page.getByRole('rowheader').count()) === 10)
  const ground = await page
    .getByRole('button', { name: 'Show everybody' })
    .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect('browser: the primary button has its colour', ground !== 'rgba(0, 0, 0, 0)')
  expect(`browser: the console is silent ${complaints.join('; ')}`, complaints.length === 0)
  server.close()
}

const nonce = 'c2FtcGxl'
/** What the readme asks for where a server draws the page. */
const policy = `default-src 'self'; img-src data:; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`

async function checkServerApp(browser: Browser, folder: string): Promise<void> {
  const isClient = (module: string) =>
    readFileSync(join(folder, 'node_modules/@retain/ui/dist', module), 'utf8').startsWith(`'use client'`)
  expect(
    'server: components belong to the client, tokens and formats to both',
    isClient('grid/Grid.js') && !['theme/tokens.js', 'cells/formatDate.js'].some(isClient),
  )
  const entries = Object.keys(manifestOf('packages/ui').exports)
    .filter((name) => !name.endsWith('.css') && !name.startsWith('./testing/'))
    .map((name) => `@retain/ui${name.slice(1)}`)
  const lines = entries.map((name) => `await import('${name}')`)
  writeFileSync(
    join(folder, 'everything.mjs'),
    `${lines.join('\n')}\nconsole.log('${entries.length} loaded')\n`,
  )
  await run(`server: ${entries.length} entries load without a window`, folder, 'node everything.mjs')
  await run(
    'server: build of the page',
    folder,
    'npx vite build --ssr src/server.tsx --outDir dist/server --logLevel error',
  )
  await run(
    'server: build of the script',
    folder,
    'npx vite build --logLevel error --outDir dist/client && test -n "$(ls dist/client/assets/*.js)"',
  )
  const assets = readdirSync(join(folder, 'dist/client/assets'))
  const href = (ending: string) =>
    assets.filter((name) => name.endsWith(ending)).map((name) => `/assets/${name}`)
  const script = href('.js').find((name) => name.includes('client')) ?? href('.js')[0]
  writeFileSync(
    join(folder, 'print.mjs'),
    `import { page } from './dist/server/server.js'\nprocess.stdout.write(page(${JSON.stringify(script)}, ${JSON.stringify(href('.css'))}, '${nonce}'))\n`,
  )
  const html = await run('server: renders without a window', folder, 'node print.mjs')
  const { url, server } = await serve(join(folder, 'dist/client'), html, policy)
  const before = await lookOf((await open(browser, url, false)).page)
  const { page, complaints } = await open(browser, url)
  await page.getByRole('button', { name: 'Pressed 0' }).click()
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor()
  expect('server: the page answers after hydration', true)
  // The pointer still stands on the button, which changes its colour.
  await page.mouse.move(0, 600)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const after = await lookOf(page)
  const isSame = (index: number) => JSON.stringify(before[index]) === JSON.stringify(after[index])
  const flashed = before.flatMap((look, index) =>
    isSame(index) ? [] : [`\n  ${JSON.stringify(look)}\n  ${JSON.stringify(after[index])}`],
  )
  expect(`server: no style flashes ${flashed.join('')}`, flashed.length === 0)
  expect(`server: the console is silent ${complaints.join('; ')}`, complaints.length === 0)
  server.close()
}

const peers = ['react', 'react-dom', 'styled-components']

/** The least version of each range: of `^19.2.0` it is 19.2.0. */
const versionsOf = (
  names: readonly string[],
  ranges: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(names.map((name) => [name, ranges[name]?.replace('^', '')]))

/** Installs the packed package into two empty apps and uses both: with the newest React that it is built for, and the oldest. */
export async function checkUi(
  folder: string,
  packages: Readonly<Record<string, string>>,
  browser: Browser,
): Promise<void> {
  const { devDependencies, peerDependencies } = manifestOf('packages/ui')
  const ours = { ...packages, ...versionsOf(['@types/react', '@types/react-dom'], devDependencies) }
  const newest = { ...ours, ...versionsOf(peers, devDependencies) }
  await makeConsumer('browser', join(folder, 'browser'), newest, writeReadmeApp)
  await checkBrowserApp(browser, join(folder, 'browser'))
  await checkReadmeApp(browser, join(folder, 'browser'))
  const oldest = { ...ours, ...versionsOf(peers, peerDependencies ?? {}) }
  console.log(`ok   server: with the oldest that it takes, React ${oldest['react']}`)
  await makeConsumer('server', join(folder, 'server'), oldest)
  await checkServerApp(browser, join(folder, 'server'))
}
