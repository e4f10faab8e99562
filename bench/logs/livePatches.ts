import type { Page } from 'playwright'
import { line, percentile } from '../figures.ts'
import { typed } from './keystrokes.ts'
import { atRate, type LiveChannel } from './liveChannel.ts'
import { longTasks, showAllRows, watchTasks } from './logPage.ts'
import { patchesOf, wrongRows, type Patches } from './patches.ts'

const scrolledFor = 8_000
const scrollPerFrame = 60
const rowsScrolled = 500
const rowPixels = 30

interface Scrolled {
  readonly tasks: readonly number[]
  /** Milliseconds between frames. */
  readonly frames: readonly number[]
}

/** Scrolls the rows to and fro as a wheel does, frame by frame. */
async function scrolled(page: Page, milliseconds: number): Promise<Scrolled> {
  await watchTasks(page)
  const frames = await page.evaluate(
    async ([time, step, reach]) => {
      const box = document.querySelector('[role=grid][aria-rowcount]')?.parentElement
      if (!box) throw new Error('Nothing to scroll')
      const between: number[] = []
      const started = performance.now()
      let before = started
      let direction = 1
      while (before - started < time) {
        const now = await new Promise<number>((next) => requestAnimationFrame(next))
        between.push(now - before)
        before = now
        if (box.scrollTop > reach) direction = -1
        if (box.scrollTop < step) direction = 1
        box.scrollTop += direction * step
      }
      return between.slice(1)
    },
    [milliseconds, scrollPerFrame, rowsScrolled * rowPixels] as const,
  )
  return { tasks: await longTasks(page), frames }
}

const tasksOf = (tasks: readonly number[]) => (tasks.length === 0 ? [0] : tasks)

/** What 50 changes a second cost somebody who scrolls through 10,000 rows; beside the same without changes. */
export async function measureScrolling(page: Page, channel: LiveChannel, isShort: boolean): Promise<void> {
  const rows = await showAllRows(page)
  const milliseconds = isShort ? 3_000 : scrolledFor
  await scrolled(page, 1_000) // code is compiled once
  const alone = await scrolled(page, milliseconds)
  const patches = patchesOf(rows.slice(0, rowsScrolled))
  const told = atRate(50, milliseconds, () => channel.tell(patches.next()))
  const patched = await scrolled(page, milliseconds)
  await told
  await page.waitForTimeout(200)
  const { checked, wrong } = await lookedThrough(page, patches, rowsScrolled)
  const frame = ({ frames }: Scrolled) => `p95 ${percentile(frames, 95).toFixed(1)}`
  line('50 patches a second while scrolling: long tasks', [patched.tasks.length], '', 'aim 0')
  line('  the longest (0: none over 50)', [Math.max(...tasksOf(patched.tasks))], 'ms')
  line('  between frames', patched.frames, 'ms', frame(patched))
  line('  rows that are wrong afterwards', [wrong], '', `of ${checked}, aim 0`)
  line('baseline: scrolling, no patches: long tasks', [alone.tasks.length], '')
  line('  between frames', alone.frames, 'ms', frame(alone))
}

/** Whether a page can be worked with while 1,000 changes a second come for ten seconds, and is right afterwards. */
export async function measureBurst(page: Page, channel: LiveChannel, isShort: boolean): Promise<void> {
  const rows = await showAllRows(page)
  const patches = patchesOf(rows)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('combobox', { name: 'Add Filter' }).fill('Equity')
  await page.getByRole('option', { name: 'Equity', exact: true }).click()
  await page.locator('[data-filter=equity] input').first().click()
  const field = '[data-filter=equity] input'
  const alone = await typed(page, '12500', field)
  await watchTasks(page)
  let isOver = false
  const told = atRate(1_000, isShort ? 3_000 : 10_000, () => channel.tell(patches.next())).finally(() => {
    isOver = true
  })
  const keys: number[] = []
  while (!isOver) {
    keys.push(...(await typed(page, '1', field)))
    await page.waitForTimeout(100)
  }
  const count = await told
  const settled = await settle(page, patches)
  const tasks = await longTasks(page)
  const { checked, wrong } = await lookedThrough(page, patches, rows.length)
  const p95 = (values: readonly number[]) => `p95 ${percentile(values, 95).toFixed(0)}`
  line(`1,000 events a second (${count}): key to paint`, keys, 'ms', p95(keys))
  line('  longest task', [Math.max(...tasksOf(tasks))], 'ms', `${tasks.length} over 50`)
  line('  from the last event to rows that are right', [settled], 'ms')
  line('  rows that are wrong afterwards', [wrong], '', `of ${checked}, aim 0`)
  line('baseline: the same field, no events', alone, 'ms', p95(alone))
}

/** Milliseconds until the rows in sight are as they were told. */
async function settle(page: Page, patches: Patches): Promise<number> {
  const started = performance.now()
  while ((await wrongRows(page, patches)).wrong > 0) {
    if (performance.now() - started > 10_000) return Infinity
    await page.waitForTimeout(10)
  }
  return performance.now() - started
}

/** Looks at rows in twenty places of the first so many. */
async function lookedThrough(page: Page, patches: Patches, rowCount: number) {
  const sum = { checked: 0, wrong: 0 }
  for (let place = 0; place < 20; place += 1) {
    await page.evaluate(
      (top) => {
        const box = document.querySelector('[role=grid][aria-rowcount]')?.parentElement
        if (box) box.scrollTop = top
      },
      (place / 20) * rowCount * rowPixels,
    )
    await page.waitForTimeout(100)
    const { checked, wrong } = await wrongRows(page, patches)
    sum.checked += checked
    sum.wrong += wrong
  }
  return sum
}
