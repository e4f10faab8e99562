import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { clickCustomer } from './clickCustomer.ts'
import { line, percentile } from './figures.ts'
import { rowHead as row, signIn } from './logs/logPage.ts'
import { measureOpenCpu } from './openCpu.ts'
import { benchData, startServer } from './servers.ts'

const opens = 60
const saves = 40

/**
 * How soon an opportunity is painted after the click on its customer, and how soon a saved call is painted in somebody
 * else's browser. The baselines: the click on a page of the app that asks for nothing, and the call's own answer.
 */
export async function measureOpen(): Promise<void> {
  const server = await startServer(benchData)
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const jordan = await signIn(browser, 'Jordan Mills')
    const dana = await signIn(browser, 'Dana Baker')
    await openings(jordan)
    await measureOpenCpu(jordan)
    await savings(jordan, dana)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openings(page: Page): Promise<void> {
  const named: number[] = []
  const whole: number[] = []
  const later: number[] = []
  for (let time = 0; time < opens; time += 1) {
    const figures = await clickCustomer(page, time % 20)
    if (time === 0) continue // the page's code is fetched once
    named.push(figures.named)
    whole.push(figures.whole)
  }
  for (let time = 0; time < 20; time += 1) later.push(await clickLater(page))
  line(
    'Opportunity: its name painted after the click',
    named,
    'ms',
    `p95 ${percentile(named, 95).toFixed(0)}`,
  )
  line('Opportunity: all sections painted', whole, 'ms', `p95 ${percentile(whole, 95).toFixed(0)}, aim 200`)
  line('baseline: a page that asks for nothing', later, 'ms', `p95 ${percentile(later, 95).toFixed(0)}`)
}

const clickLater = (page: Page) =>
  page.evaluate(async () => {
    const deadline = performance.now() + 10_000
    const frame = () => {
      if (performance.now() > deadline) throw new Error('Nothing came of it in 10 s')
      return new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const started = performance.now()
    // No entry leads to a page that asks for nothing, as that of an unknown address; the router follows the history as well.
    history.pushState({}, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate'))
    while (!/Page Not Found/.test(document.body.textContent)) await frame()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const taken = performance.now() - started
    history.back()
    while (document.querySelector('[role=rowheader] a') === null) await frame()
    await new Promise((resolve) => setTimeout(resolve, 150))
    return taken
  })

/** One saves inbound calls; in the other window the row is watched frame by frame. Both read the same clock. */
async function savings(author: Page, watcher: Page): Promise<void> {
  const seen: number[] = []
  const answered: number[] = []
  const open = author.locator('[role=row]').filter({ hasNotText: /Lead|No Longer|Not Interested/ })
  const link = open.locator(`${row} a`).first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  for (let time = 0; time < saves; time += 1) {
    const note = `Call ${time} of the bench`
    await author.getByRole('tab', { name: 'Call', exact: true }).click()
    await author
      .getByRole('radiogroup', { name: 'Direction' })
      .getByLabel('Inbound Call')
      .check({ force: true })
    await author
      .getByRole('radiogroup', { name: 'Call status' })
      .getByLabel('Inbound Call')
      .check({ force: true })
    await author.getByRole('button', { name: 'Call result' }).click()
    await author.getByRole('option', { name: 'No Action' }).click()
    await author.getByRole('textbox', { name: 'Notes' }).fill(note)
    const watching = watchRow(watcher, name, note)
    const saved = await pressSave(author)
    answered.push(saved.answered - saved.pressed)
    seen.push((await watching) - saved.pressed)
  }
  line(
    "Saved call: painted in the colleague's row",
    seen,
    'ms',
    `p95 ${percentile(seen, 95).toFixed(0)}, aim 250`,
  )
  line(
    'baseline: the answer shown to who saved',
    answered,
    'ms',
    `p95 ${percentile(answered, 95).toFixed(0)}`,
  )
}

const watchRow = (page: Page, name: string, note: string): Promise<number> =>
  page.evaluate(
    async ([who, text]) => {
      const deadline = performance.now() + 10_000
      const frame = () => {
        if (performance.now() > deadline) throw new Error('Nothing came of it in 10 s')
        return new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const rows = () => [...document.querySelectorAll('[role=row]')]
      while (!rows().some((one) => one.textContent.includes(who) && one.textContent.includes(text)))
        await frame()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return Date.now()
    },
    [name, note] as const,
  )

const pressSave = (page: Page): Promise<{ pressed: number; answered: number }> =>
  page.evaluate(async () => {
    const deadline = performance.now() + 10_000
    const frame = () => {
      if (performance.now() > deadline) throw new Error('Nothing came of it in 10 s')
      return new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Save call',
    )
    if (button === undefined) throw new Error('Nothing to save')
    const pressed = Date.now()
    button.click()
    const isHistory = () =>
      document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'History'
    while (!isHistory()) await frame()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return { pressed, answered: Date.now() }
  })
