import { chromium, type Browser } from 'playwright'
import { storeTag } from '@retain/domain/live/tags'
import { chromiumLaunch } from '../../chromium.shared.ts'
import { benchData, startServer } from '../servers.ts'
import { measureAllRows } from './allRows.ts'
import { measureHeap } from './heap.ts'
import { measureKeystrokes } from './keystrokes.ts'
import { openLiveChannel, type LiveChannel } from './liveChannel.ts'
import { measureBurst, measureScrolling } from './livePatches.ts'
import { signIn } from './logPage.ts'
import { measureMorning } from './morning.ts'

/** What can be said behind `npm run bench -- logs`. */
export interface LogsBenchOptions {
  /** Fewer and shorter rounds: for work on it, not for figures that are told. */
  readonly isShort: boolean
  /** Some of it. @default all */
  readonly only: readonly string[]
}

const store = 'HAR'
const person = 'Jordan Mills'

/** How the Equity Log feels: keys, orders, all rows, live changes, a morning's work. Each beside a baseline of the same run. */
export async function measureLogs({ isShort, only }: LogsBenchOptions): Promise<void> {
  const channel = await openLiveChannel(storeTag(store))
  const server = await startServer(benchData, { LIVE_URL: channel.url })
  const browser = await chromium.launch(chromiumLaunch)
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (only.length > 0 && !only.includes(name)) continue
      await measure(browser, channel, isShort)
      for (const context of browser.contexts()) await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
    channel.stop()
  }
}

type Measure = (browser: Browser, channel: LiveChannel, isShort: boolean) => Promise<void>

const parts: Readonly<Record<string, Measure>> = {
  keys: async (browser, _channel, isShort) =>
    measureKeystrokes(browser, await signIn(browser, person), isShort ? 2 : 6),
  rows: async (browser, _channel, isShort) =>
    measureAllRows(browser, await signIn(browser, person), isShort ? 3 : 8),
  scroll: async (browser, channel, isShort) =>
    measureScrolling(await signIn(browser, person), channel, isShort),
  burst: async (browser, channel, isShort) => measureBurst(await signIn(browser, person), channel, isShort),
  heap: async (browser, channel, isShort) =>
    measureHeap(
      await signIn(browser, person),
      await signIn(browser, 'Dana Baker', 'delete window.WebSocket'),
      channel,
      isShort,
    ),
  morning: async (browser, _channel, isShort) =>
    measureMorning(browser, await signIn(browser, person), isShort ? 1 : 5),
}
