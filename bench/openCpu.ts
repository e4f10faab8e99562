import type { Page } from 'playwright'
import { clickCustomer } from './clickCustomer.ts'
import { line, median } from './figures.ts'
import { costOf, measureMainThread } from './mainThread.ts'

const openings = 12

const metrics = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  styled: 'RecalcStyleCount',
} as const

type Cost = Readonly<Record<keyof typeof metrics, number>>

/**
 * What it costs the main thread to open another customer and to go back to the list. The baseline is the least that a browser can do
 * for the same page: a copy of its elements takes the place of the list, and gives it back.
 */
export async function measureOpenCpu(page: Page): Promise<void> {
  const session = await measureMainThread(page)
  // The code is fetched once, and the first openings run before it is compiled.
  for (let time = 0; time < 3; time += 1) await clickCustomer(page, time)
  await keepCopy(page, 3)
  const opened: Cost[] = []
  const copied: Cost[] = []
  for (let time = 0; time < openings; time += 1) {
    opened.push((await costOf(session, metrics, () => clickCustomer(page, 4 + time))).cost)
    copied.push((await costOf(session, metrics, () => showCopy(page))).cost)
  }
  report('Opportunity: opened and left, CPU', opened)
  report('baseline: a copy of its elements, there and back', copied)
}

/** Opens a customer, keeps a copy of the page once nothing is loading, and goes back. */
const keepCopy = (page: Page, index: number): Promise<void> =>
  page.evaluate(async (at) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    document.querySelectorAll<HTMLAnchorElement>('[role=rowheader] a')[at]?.click()
    const isOpen = () => document.querySelector('main [role=tablist]') !== null
    const deadline = performance.now() + 10_000
    while (!isOpen() || /\bLoading\b/.test(document.querySelector('main')?.textContent ?? '')) {
      if (performance.now() > deadline) throw new Error('The customer is not there in 10 s')
      await frame()
    }
    const copy = [...(document.querySelector('main')?.childNodes ?? [])].map((node) => node.cloneNode(true))
    Object.assign(globalThis, { copyOfOpportunity: copy })
    history.back()
    while (document.querySelector('[role=rowheader] a') === null) await frame()
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }, index)

const showCopy = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const { copyOfOpportunity } = globalThis as unknown as { copyOfOpportunity: readonly Node[] }
    const main = document.querySelector('main')
    const list = [...(main?.childNodes ?? [])]
    main?.replaceChildren(...copyOfOpportunity.map((node) => node.cloneNode(true)))
    await painted()
    main?.replaceChildren(...list)
    await painted()
    await new Promise((resolve) => setTimeout(resolve, 150))
  })

function report(what: string, costs: readonly Cost[]): void {
  const of = (name: keyof Cost) => median(costs.map((cost) => cost[name])).toFixed(0)
  line(
    what,
    costs.map(({ all }) => all),
    'ms',
    `script ${of('script')}, style ${of('style')} in ${of('styled')} passes, layout ${of('layout')}`,
  )
}
