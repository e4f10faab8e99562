import type { Browser, CDPSession, Page } from 'playwright'
import { costOf, measureMainThread, metricsOf } from '../mainThread.ts'
import type { Driver } from './page/driver'
import type { PageServer } from './servePages.ts'
import type { Subject } from './subjects.ts'

/** Processor time of the page's main thread in a phase, in milliseconds. */
interface Cost {
  readonly task: number
  readonly script: number
}

/** What one grid came to in one round. Times in milliseconds, heap in bytes. */
export interface Figures {
  readonly mount50: number
  /** On a page that has nothing of the grid's theme yet. */
  readonly mount50Bare: number
  readonly mount50Painted: number
  readonly mount50Rest: number
  readonly mount10k: number
  readonly wheel: number
  readonly wheelFrames: number
  readonly wheelWorst: number
  readonly sweep: number
  readonly sweepFrames: number
  readonly sweepWorst: number
  readonly patch: number
  readonly patchScript: number
  readonly patchWrong: number
  readonly sortNumber: number
  readonly sortText: number
  readonly heap: number
  readonly elements: number
}

const patchCount = 200

const durations = { task: 'TaskDuration', script: 'ScriptDuration' } as const

/**
 * Drives one grid through every phase on a fresh page. Costs are processor time of the main thread (clock `threadTicks`):
 * what other programs do on the machine is not in them.
 */
export async function measureRound(browser: Browser, pages: PageServer, subject: Subject): Promise<Figures> {
  try {
    const mount50Bare = await onFreshPage(browser, `${pages.addressOf(subject)}?bare`, mountFifty)
    const figures = await onFreshPage(browser, pages.addressOf(subject), measurePhases)
    return { ...figures, mount50Bare: mount50Bare.task }
  } catch (error) {
    throw new Error(`${subject.title} failed`, { cause: error })
  }
}

async function onFreshPage<Result>(
  browser: Browser,
  address: string,
  measure: (bench: PageBench) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 960 } })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    // tsx names functions by a helper that does not exist inside the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    const session = await measureMainThread(page)
    await page.goto(address)
    await page.waitForFunction(() => window.bench !== undefined)
    const result = await measure(benchOf(page, session))
    if (complaints.length > 0) throw new Error(complaints.join('; '))
    return result
  } finally {
    await context.close()
  }
}

type PageBench = ReturnType<typeof benchOf>

/** The driver of a page, and what its phases cost. */
function benchOf(page: Page, session: CDPSession) {
  return {
    pause: (milliseconds: number) => page.waitForTimeout(milliseconds),
    costOf: async <Result>(phase: () => Promise<Result>): Promise<Result & Cost> => {
      const { result, cost } = await costOf(session, durations, phase)
      return { ...result, ...cost }
    },
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage')
      await page.waitForTimeout(60)
      await session.send('HeapProfiler.collectGarbage')
      return (await metricsOf(session)).get('JSHeapUsedSize') ?? Number.NaN
    },
    drive: <Name extends keyof Driver>(name: Name, ...args: Parameters<Driver[Name]>) =>
      page.evaluate(
        ([call, given]) => {
          const driver = window.bench as unknown as Record<string, (...all: unknown[]) => unknown>
          return driver[call as string]?.(...(given as unknown[]))
        },
        [name, args] as const,
      ) as Promise<Awaited<ReturnType<Driver[Name]>>>,
  }
}

/** The first mount of a page: nothing has been compiled yet. */
async function mountFifty({ drive, pause, costOf }: PageBench) {
  await drive('prepare', 50)
  await pause(150)
  return costOf(() => drive('mount'))
}

async function measurePhases(bench: PageBench): Promise<Omit<Figures, 'mount50Bare'>> {
  const { drive, costOf, heap } = bench
  const mount50 = await mountFifty(bench)
  const rest = await costOf(() => drive('settle'))
  await drive('unmount')
  await drive('prepare', 10_000)
  const heapBefore = await heap()
  const mount10k = await costOf(() => drive('mount'))
  // 100 px a frame, as a wheel turned fast; then the whole height in 4 s, as when the scroll bar is dragged.
  const wheel = await costOf(() => drive('scroll', { milliseconds: 2000, distance: 12_000 }))
  const sweep = await costOf(() => drive('scroll', { milliseconds: 4000, distance: Infinity }))
  const patch = await costOf(() => drive('patch', { count: patchCount, perSecond: 50 }))
  const heapAfter = await heap()
  const elements = await drive('elementCount')
  const sortNumber = await drive('sort', 'price')
  const sortText = await drive('sort', 'customer')

  return {
    mount50: mount50.task,
    mount50Painted: mount50.painted,
    mount50Rest: rest.task,
    mount10k: mount10k.task,
    wheel: wheel.task / wheel.frames,
    wheelFrames: wheel.frames,
    wheelWorst: wheel.worst,
    sweep: sweep.task / sweep.frames,
    sweepFrames: sweep.frames,
    sweepWorst: sweep.worst,
    patch: patch.task / patchCount,
    patchScript: patch.script / patchCount,
    patchWrong: patch.wrong,
    sortNumber: sortNumber.painted,
    sortText: sortText.painted,
    heap: heapAfter - heapBefore,
    elements,
  }
}
