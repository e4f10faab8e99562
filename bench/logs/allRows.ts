import type { Browser, Page } from 'playwright'
import { line, percentile } from '../figures.ts'
import { openBarePage } from './barePage.ts'
import { openLog } from './logPage.ts'

/** What finds a little less than 10,000 rows: all that match are on the page, so that their order is the browser's. */
const wholeList = '?yearFrom=2020'

/** 'Show all', and another order of all rows; beside a bare list that orders as many records. */
export async function measureAllRows(browser: Browser, page: Page, rounds: number): Promise<void> {
  const bare = await openBarePage(browser)
  const shown = { first: [] as number[], all: [] as number[], longest: [] as number[] }
  const sorted = { first: [] as number[], longest: [] as number[] }
  const alone: number[] = []
  let rows = 0
  for (let round = 0; round < rounds; round += 1) {
    await page.bringToFront()
    await openLog(page)
    const figures = await showAll(page)
    shown.first.push(figures.first)
    shown.all.push(figures.all)
    shown.longest.push(figures.longestTask)
    await openLog(page, wholeList)
    rows = (await showAll(page)).rows
    for (const label of ['Year', 'Model', 'Equity']) {
      const ofSort = await sortAll(page, label)
      sorted.first.push(ofSort.first)
      sorted.longest.push(ofSort.longestTask)
    }
    await bare.bringToFront()
    for (let time = 0; time < 3; time += 1) alone.push(await orderBare(bare))
  }
  const p95 = (values: readonly number[]) => `p95 ${percentile(values, 95).toFixed(0)}`
  line("'Show all': more rows painted after the click", shown.first, 'ms', 'aim 300')
  line("'Show all': 10,000 rows there", shown.all, 'ms')
  line("'Show all': longest task", shown.longest, 'ms', 'aim 50 (0: none over 50)')
  line(`${rows} rows, a header: new order painted`, sorted.first, 'ms', `${p95(sorted.first)}, aim 100`)
  line('  longest task', sorted.longest, 'ms', 'aim 50 (0: none over 50)')
  line('baseline: a bare list, 10,000 records', alone, 'ms', p95(alone))
  await bare.context().close()
}

/** Clicks 'Show all' inside the page, so that the figures hold no time of the test tool. */
export const showAll = (page: Page) =>
  page.evaluate(async () => {
    const total = Number(/^([\d,]+) customers/m.exec(document.body.innerText)?.[1]?.replaceAll(',', ''))
    let longestTask = 0
    const tasks = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration)
    })
    tasks.observe({ type: 'longtask' })
    const grid = document.querySelector('[role=grid][aria-rowcount]')
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /^Show (?:all|[\d,]+ of )/.test(textContent ?? ''),
    )
    if (grid === null || button === undefined) throw new Error('No grid, or nothing more to show')
    const count = () => Number(grid.getAttribute('aria-rowcount'))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

    const before = count()
    const started = performance.now()
    button.click()
    while (count() <= before) await frame()
    await painted()
    const first = performance.now() - started
    // A page holds 10,000 rows at most.
    const whole = Math.min(10_000, total)
    while (count() <= whole) await frame()
    await painted()
    const all = performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 500))
    tasks.disconnect()
    return { first, all, longestTask, rows: count() - 1 }
  })

/** Sorts by a header while every row is there, and waits until the service has said the same. */
export const sortAll = (page: Page, label: string) =>
  page.evaluate(async (header) => {
    let longestTask = 0
    const tasks = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longestTask = Math.max(longestTask, entry.duration)
    })
    tasks.observe({ type: 'longtask' })
    const grid = document.querySelector('[role=grid][aria-rowcount]')
    const button = [...document.querySelectorAll<HTMLElement>('[role=columnheader] button')].find(
      ({ textContent }) => textContent === header,
    )
    if (grid === null || button === undefined) throw new Error('No grid, or no header to press')
    const firstRow = () => grid.querySelector('[aria-rowindex="2"]')?.textContent
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

    const before = firstRow()
    const started = performance.now()
    button.click()
    while (firstRow() === before) await frame()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const first = performance.now() - started
    while (grid.getAttribute('aria-busy') === 'true') await frame()
    await new Promise((resolve) => setTimeout(resolve, 500))
    tasks.disconnect()
    return { first, longestTask }
  }, label)

const orderBare = (page: Page) =>
  page.evaluate(async () => {
    const started = performance.now()
    document.querySelector('button')?.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - started
  })
