import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { openDatabase } from '../apps/server/src/db/connection.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { line, percentile } from './figures.ts'
import { signIn } from './logs/logPage.ts'
import { benchData, benchUrl, startServer } from './servers.ts'

const opens = 40
const deals = 30
const repairOrders = 400

/** So many of the repair orders of a vehicle the view draws before all of them are asked for. */
const shownAtFirst = 25

/** A customer of Harborview whose seeded rows have ids below it. */
const opptId = '10000034'
const firstId = 900_000_000

/** Gives the customer of an opportunity so many earlier deals and repair orders, the half of them of the present vehicle. */
async function fill(db: Database): Promise<void> {
  const { hyperion_id, customer_id, vin } = await db
    .selectFrom('opportunity')
    .select(['hyperion_id', 'customer_id', 'vin'])
    .where('oppt_id', '=', opptId)
    .executeTakeFirstOrThrow()
  for (const [table, id] of [
    ['past_deal', 'past_deal_id'],
    ['repair_order', 'repair_order_id'],
    ['repair_order_line', 'repair_order_id'],
  ] as const)
    await db.deleteFrom(table).where(db.dynamic.ref(id), '>=', firstId).execute()
  const rows = (count: number) => Array.from({ length: count }, (_, at) => at)
  const day = (at: number) => new Date(Date.UTC(2026, 9, 1) - at * 86_400_000 * 8).toISOString()
  const { insertRows } = await import('../apps/server/src/seed/insertRows.ts')
  await insertRows(
    db,
    [
      'past_deal',
      rows(deals - 1).map((at) => ({
        hyperion_id,
        past_deal_id: firstId + at,
        customer_id,
        vin: `BENCH${at}`,
        year: 2000 + (at % 25),
        make_name: 'Toyota',
        model_name: `Camry ${at}`,
        contract_at: day(at * 30) as never,
        deal_type: 'Finance' as const,
        status_flg: 'NLO',
        price_cents: 20_000_00,
      })),
    ],
    [
      'repair_order',
      rows(repairOrders).map((at) => ({
        hyperion_id,
        repair_order_id: firstId + at,
        vin: at % 2 === 0 ? (vin ?? '') : `BENCH${at % (deals - 1)}`,
        ro_number: String(500_000 + at),
        ro_at: day(at) as never,
        ro_status: 'Closed',
        ro_amount_cents: 100_00 + at,
      })),
    ],
    [
      'repair_order_line',
      rows(repairOrders).flatMap((at) =>
        rows(3).map((place) => ({
          hyperion_id,
          repair_order_id: firstId + at,
          place: place + 1,
          description: `Piece of work ${place}`,
          amount_cents: 30_00,
        })),
      ),
    ],
  )
}

/**
 * How soon the 360 view of a customer with 30 deals and 400 repair orders is painted after the click on its link, every part of the
 * first deal included. The baseline is the way back: the page of the opportunity, with all its sections.
 */
export async function measureCustomer360(): Promise<void> {
  await (await startServer(benchData)).stop()
  const db = await openDatabase({ kind: 'embedded', folder: benchData }, () => undefined)
  await fill(db)
  await db.destroy()
  const server = await startServer(benchData)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await signIn(browser, 'Dana Baker')
    await page.goto(`${benchUrl}/app/opportunity/${opptId}?source=EQLOG`)
    await page.getByRole('link', { name: 'Customer 360' }).waitFor()
    await page.waitForLoadState('networkidle')
    const view: number[] = []
    const back: number[] = []
    for (let time = 0; time <= opens; time += 1) {
      const there = await press(page, 'Customer 360', { heading: 'Customer 360', rows: shownAtFirst })
      const home = await press(page, 'Opportunity', { heading: null, rows: 0 })
      if (time === 0) continue // the code of the page is fetched once
      view.push(there)
      back.push(home)
    }
    const p95 = (taken: readonly number[]) => `p95 ${percentile(taken, 95).toFixed(0)}`
    line(
      `Customer 360: ${deals} deals, ${repairOrders} repair orders painted`,
      view,
      'ms',
      `${p95(view)}, aim 250`,
    )
    line('baseline: the page of the opportunity painted', back, 'ms', p95(back))
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** What is there once a page is whole. */
interface Whole {
  /** Its title; `null` for the name of the customer. */
  readonly heading: string | null
  /** How many repair orders it shows at least. */
  readonly rows: number
}

/** Clicks a link inside the page, so that the figure holds no time of the test tool, and waits until all of the page is painted. */
const press = (page: Page, link: string, whole: Whole): Promise<number> =>
  page.evaluate(
    async ([name, { heading, rows }]) => {
      const deadline = performance.now() + 15_000
      const frame = () => {
        if (performance.now() > deadline) throw new Error(`${name}: nothing came of it in 15 s`)
        return new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const linkOf = () =>
        [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
          ({ textContent }) => textContent.trim() === name,
        )
      let found = linkOf()
      while (found === undefined) {
        await frame()
        found = linkOf()
      }
      const main = () => document.querySelector('main')
      const isWhole = () => {
        const title = document.querySelector('h1')?.textContent ?? ''
        const isThere = heading === null ? title !== '' && title !== 'Customer 360' : title === heading
        return (
          isThere &&
          !(main()?.textContent ?? '').includes('Loading') &&
          (main()?.querySelectorAll('tbody > tr').length ?? 0) >= rows &&
          (heading !== null || main()?.querySelector('[role=tablist]') !== null)
        )
      }
      const started = performance.now()
      found.click()
      while (!isWhole()) await frame()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const taken = performance.now() - started
      await new Promise((resolve) => setTimeout(resolve, 150))
      return taken
    },
    [link, whole] as const,
  )
