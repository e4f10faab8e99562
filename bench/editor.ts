import { chromium, type Browser, type Page } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { line, percentile } from './figures.ts'
import { typed } from './logs/keystrokes.ts'
import { longTasks, openWindow, rowHead, signIn, slowDown, watchTasks } from './logs/logPage.ts'
import { benchData, benchUrl, startServer } from './servers.ts'

const rounds = 7
const editor = '[contenteditable=true]'
const slower = 4
const text = 'Hello again, shall we meet on Friday at ten?'

/** A field for text without any editor: the least that a letter can cost. */
const bareField = `<!doctype html><meta charset="utf-8"><title>bare</title>
<div contenteditable="true" role="textbox" aria-label="Bare"></div>`

/**
 * How soon the Email tab has the code of its editor on a slow processor, and the editor, in a browser that never had that code, and
 * what a letter costs in it. The tab is pressed in a page that has come to rest, and, in a browser of its own, as soon as it is shown.
 * The baselines: the Notes tab, which needs less code, and a letter in a field of a page with nothing else.
 */
export async function measureEditor(): Promise<void> {
  const server = await startServer(benchData)
  const browser = await chromium.launch(chromiumLaunch)
  const figures = {
    code: [] as number[],
    codeAtOnce: [] as number[],
    editor: [] as number[],
    editorAtOnce: [] as number[],
    note: [] as number[],
    letters: [] as number[],
    longest: [] as number[],
    bare: [] as number[],
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const hasty = await openCustomer(browser, round, { isHasty: true })
      const atOnce = await pressTab(hasty, 'Email', editor)
      figures.codeAtOnce.push(atOnce.code)
      figures.editorAtOnce.push(atOnce.shown)
      await hasty.context().close()
      const page = await openCustomer(browser, round, { isHasty: false })
      const atRest = await pressTab(page, 'Email', editor)
      figures.code.push(atRest.code)
      figures.editor.push(atRest.shown)
      figures.note.push((await pressTab(page, 'Notes', 'textarea, [aria-label=Note]')).shown)
      await pressTab(page, 'Email', editor)
      await page.locator(editor).first().click()
      const letters = await type(page)
      figures.letters.push(...letters.taken)
      figures.longest.push(letters.longest)
      await page.context().close()
      figures.bare.push(...(await typeBare(browser)))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const p95 = (values: readonly number[]) => `p95 ${percentile(values, 95).toFixed(0)}`
  const codeAim = 'aim 300 (0: it was there)'
  line('Email tab: code of the editor there, 4x slower', figures.code, 'ms', codeAim)
  line('  pressed as soon as it is shown', figures.codeAtOnce, 'ms', codeAim)
  line('Email tab: editor ready, 4x slower', figures.editor, 'ms')
  line('  pressed as soon as it is shown', figures.editorAtOnce, 'ms')
  line('baseline: the Notes tab', figures.note, 'ms')
  line('Email: a letter painted, 4x slower', figures.letters, 'ms', p95(figures.letters))
  line('  longest task', figures.longest, 'ms', 'aim 50 (0: none over 50)')
  line('baseline: a letter in a bare field', figures.bare, 'ms', p95(figures.bare))
}

/** The page of a customer in a browser of its own: as soon as its tabs are shown, or all of it there. */
async function openCustomer(browser: Browser, nth: number, { isHasty }: { isHasty: boolean }): Promise<Page> {
  const page = await signIn(browser, 'Jordan Mills')
  await page.goto(`${benchUrl}/app/log`)
  const open = page.locator('[role=row]').filter({ hasNotText: /Lead|No Longer|Not Interested/ })
  const row = open.locator(`${rowHead} a`).nth(nth + 1)
  await row.waitFor()
  if (isHasty) await slowDown(page, slower)
  await row.click()
  await page.getByRole('tab', { name: 'Email', exact: true }).waitFor()
  if (isHasty) return page
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  await slowDown(page, slower)
  return page
}

/** What came of a press, in milliseconds after it. */
interface Pressed {
  /** Until the last script that the tab waited for had arrived; 0 where all were there. */
  readonly code: number
  /** Until what the tab shows was painted. */
  readonly shown: number
}

/** Presses a tab inside the page, so that the figures hold no time of the test tool. */
const pressTab = (page: Page, name: string, selector: string): Promise<Pressed> =>
  page.evaluate(
    async ([label, shown]) => {
      const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
        ({ textContent }) => textContent.trim() === label,
      )
      if (tab === undefined) throw new Error(`There is no tab ${label}`)
      const deadline = performance.now() + 20_000
      const isThere = () => document.querySelector(`[role=tabpanel]:not([hidden]) :is(${shown})`) !== null
      const started = performance.now()
      tab.click()
      while (!isThere()) {
        if (performance.now() > deadline) throw new Error(`${label}: nothing came of it in 20 s`)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js')) as PerformanceResourceTiming[]
      const arrived = Math.max(...scripts.map(({ responseEnd }) => responseEnd))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return { code: Math.max(0, arrived - started), shown: performance.now() - started }
    },
    [name, selector] as const,
  )

/** Types a text and takes it away again: what each key took until it was painted, and the longest task meanwhile. */
async function type(page: Page): Promise<{ readonly taken: readonly number[]; readonly longest: number }> {
  await watchTasks(page)
  const taken = await typed(page, text, editor)
  return { taken, longest: Math.max(0, ...(await longTasks(page))) }
}

/** The same in a field of a page with nothing else. */
async function typeBare(browser: Browser): Promise<readonly number[]> {
  const page = await openWindow(browser)
  await page.goto('about:blank')
  await page.setContent(bareField)
  await slowDown(page, slower)
  await page.locator('[contenteditable]').click()
  const { taken } = await type(page)
  await page.context().close()
  return taken
}
