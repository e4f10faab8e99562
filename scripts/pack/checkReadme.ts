/** Does what the readme of @retain/ui says, in the order in which it says it. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { expect, root, run } from './consumer.ts'
import { open } from './openPage.ts'
import { readmeSamples } from './readmeSamples.ts'
import { serve } from './serve.ts'

const nonce = 'c2FtcGxl'
const policy = (styles: string) => `default-src 'self'; img-src data:; style-src 'self' ${styles}`

/** What Next brings along, for the compiler alone: `npm run pack:check -- next` has the real one. */
const nextTypes = `declare module 'next/navigation' {
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void
}
`

/** Writes the samples of the readme into an app, below \`readme\`, before the app is compiled. */
export function writeReadmeApp(app: string): void {
  const samples = readmeSamples('packages/ui/README.md')
  expect(`readme: it has samples ${Object.keys(samples).join(', ')}`, 'src/main.tsx' in samples)
  for (const [path, code] of Object.entries({ ...samples, 'next.d.ts': nextTypes })) {
    const file = join(app, 'readme', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
  }
  cpSync(join(root, 'scripts/pack/browser/index.html'), join(app, 'readme/index.html'))
}

/** Builds and opens what was written: as it is, and under a content security policy with the nonce and without. */
export async function checkReadmeApp(browser: Browser, app: string): Promise<void> {
  await run(
    'readme: build',
    app,
    'npx vite build readme --outDir ../readme-dist --emptyOutDir --logLevel error',
  )
  const dist = join(app, 'readme-dist')
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const withNonce = html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}" />`)
  const pages = [
    { what: 'the grid is drawn', html, policy: null },
    { what: 'with a nonce it is drawn under a policy', html: withNonce, policy: policy(`'nonce-${nonce}'`) },
  ]
  for (const page of pages) {
    const { url, server } = await serve(dist, page.html, page.policy)
    const { page: opened, complaints } = await open(browser, url, true, { width: 800, height: 600 })
    await opened.getByRole('grid', { name: 'Customers' }).waitFor()
    const headers = opened.getByRole('columnheader')
    const right = await headers.last().evaluate((cell) => cell.getBoundingClientRect().right)
    expect(`readme: ${page.what}`, (await headers.count()) === 2 && right <= 800)
    expect(`readme: the console is silent ${complaints.join('; ')}`, complaints.length === 0)
    server.close()
  }
  const { url, server } = await serve(dist, html, policy(''))
  const { page, complaints } = await open(browser, url)
  await page.waitForLoadState('networkidle')
  const isEmpty = (await page.locator('#root > *').count()) === 0
  expect(
    'readme: without the nonce nothing is drawn under a policy',
    isEmpty && complaints.some((text) => text.includes('errors.md#17')),
  )
  server.close()
}
