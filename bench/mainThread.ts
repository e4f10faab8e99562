import type { CDPSession, Page } from 'playwright'

/** A session in which Chrome measures processor time of the main thread: what other programs do on the machine is not in it. */
export async function measureMainThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** Chrome's metrics of a page, by name: durations in seconds, counts, bytes. */
export async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/**
 * What an action cost the main thread.
 *
 * @param metrics Chrome's name of each metric: durations come in milliseconds, counts as they are.
 * @example const { cost } = await costOf(session, { task: 'TaskDuration' }, () => page.reload())
 */
export async function costOf<Name extends string, Result>(
  session: CDPSession,
  metrics: Readonly<Record<Name, string>>,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly cost: Record<Name, number> }> {
  const before = await metricsOf(session)
  const result = await act()
  const after = await metricsOf(session)
  const spent = (metric: string) =>
    ((after.get(metric) ?? 0) - (before.get(metric) ?? 0)) * (metric.endsWith('Duration') ? 1000 : 1)
  const names = Object.keys(metrics) as Name[]
  return {
    result,
    cost: Object.fromEntries(names.map((name) => [name, spent(metrics[name])])) as Record<Name, number>,
  }
}
