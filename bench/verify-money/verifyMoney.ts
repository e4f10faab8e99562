/**
 * Reckons the payments of seeded random deals in the browser and as the server does, and compares every cent.
 *
 *   npm run verify:money            1,000,000 deals
 *   npm run verify:money -- 20000   so many
 *
 * Ends with 1 where one amount differs, and says of which deal.
 */
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import { chromiumLaunch } from '../../chromium.shared.ts'
import { dealPayments, digestOf, type Digest } from './dealPayments.ts'

/** As many deals as are compared at once. */
const chunk = 10_000

declare global {
  interface Window {
    readonly digestOf: (from: number, to: number) => Digest
    readonly dealPayments: (seed: number) => readonly number[]
  }
}

/** The rules as one script, bundled and minified as those of the app are. */
async function browserScript(): Promise<string> {
  const result = (await build({
    logLevel: 'error',
    configFile: false,
    resolve: { conditions: ['@retain/source'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'verifyMoney',
      },
    },
  })) as Rollup.RollupOutput[]
  const script = result[0]?.output[0].code
  if (script === undefined) throw new Error('There is no script')
  return script
}

/** The first deal of a chunk of which the two say something else. */
async function differingDeal(page: Page, from: number, to: number): Promise<number | null> {
  for (let seed = from; seed < to; seed += 1) {
    const there = await page.evaluate((one) => window.dealPayments(one), seed)
    if (JSON.stringify(there) !== JSON.stringify(dealPayments(seed))) return seed
  }
  return null
}

const deals = Number(process.argv[2] ?? 1_000_000)
const browser = await chromium.launch(chromiumLaunch)
const page = await browser.newPage()
await page.addScriptTag({ content: await browserScript() })
const time = { here: 0, there: 0 }
let amounts = 0
for (let from = 0; from < deals; from += chunk) {
  const to = Math.min(deals, from + chunk)
  const start = performance.now()
  const here = digestOf(from, to)
  const between = performance.now()
  const there = await page.evaluate(([first, last]) => window.digestOf(first, last), [from, to] as const)
  time.here += between - start
  time.there += performance.now() - between
  amounts += here.amounts
  if (here.hash !== there.hash) {
    const seed = await differingDeal(page, from, to)
    console.error(
      `Deal ${String(seed)} differs: ${JSON.stringify(seed === null ? here : dealPayments(seed))}`,
    )
    process.exitCode = 1
    break
  }
}
await browser.close()
const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)
if (process.exitCode === undefined)
  console.log(
    `${deals.toLocaleString('en-US')} deals, ${amounts.toLocaleString('en-US')} amounts: all the same. ` +
      `Node.js ${process.versions.node} ${seconds(time.here)} s, Chromium ${browser.version()} ${seconds(time.there)} s`,
  )
