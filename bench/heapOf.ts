import type { Page } from 'playwright'
import { metricsOf } from './mainThread.ts'

/** What a page holds in megabytes, after its garbage is collected. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let time = 0; time < 3; time += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(100)
  }
  const used = (await metricsOf(session)).get('JSHeapUsedSize') ?? Number.NaN
  await session.detach()
  return used / 1024 / 1024
}
