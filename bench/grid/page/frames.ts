/** The next frame, before it is painted. */
export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/** A task of its own, after what is queued already. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(0)
  })

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits frame by frame until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  const started = performance.now()
  while (!holds()) {
    if (performance.now() - started > 20_000) throw new Error('The grid did not draw what was expected')
    await nextFrame()
  }
}

/** Adds up the tasks of more than 50 ms, from now on. */
export function watchLongTasks(): (from: number, to: number) => number {
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ entryTypes: ['longtask'] })
  return (from, to) =>
    tasks
      .filter(({ startTime, duration }) => startTime + duration > from && startTime < to)
      .reduce((sum, { duration }) => sum + duration, 0)
}
