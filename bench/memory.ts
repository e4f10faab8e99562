import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.shared.ts'
import { line } from './figures.ts'
import { heapOf } from './heapOf.ts'
import { signIn } from './logs/logPage.ts'
import { clickCustomer } from './clickCustomer.ts'
import { benchData, startServer } from './servers.ts'

/** How many customers are opened, and how many of them are different ones. */
const opens = 25
const customers = 5

/** V8 compiles what runs often once more, to machine code, which counts as heap and is no leak. */
const withoutCompilers = '--js-flags=--no-sparkplug --no-maglev --no-opt'

/**
 * What the page holds after customers were opened and left, over and over the same ones: whatever grows then is never let go.
 * Once as the browser comes, and once without its compilers, where the heap holds what the app holds and no machine code.
 */
export async function measureMemory(): Promise<void> {
  const server = await startServer(benchData)
  try {
    await openAndLeave('as the browser comes', [])
    await openAndLeave('without machine code', [withoutCompilers])
  } finally {
    await server.stop()
  }
}

async function openAndLeave(how: string, args: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...args] })
  try {
    const page = await signIn(browser, 'Dana Baker')
    const held = new Map([[0, await heapOf(page)]])
    for (let open = 1; open <= opens; open += 1) {
      await clickCustomer(page, open % customers)
      if (open % 5 === 0) held.set(open, await heapOf(page))
    }
    const at = (open: number) => held.get(open) ?? Number.NaN
    const perOpen = (from: number) => ((at(opens) - at(from)) * 1024) / (opens - from)
    line(`${how}: heap of the list`, [at(0)], 'MB')
    line(`${how}: after ${opens} customers`, [at(opens)], 'MB', 'aim 12')
    line(`${how}: growth per customer from the 5th on`, [perOpen(5)], 'KB', 'aim 15')
    line(`${how}: growth per customer from the 10th on`, [perOpen(10)], 'KB', 'aim flat')
  } finally {
    await browser.close()
  }
}
