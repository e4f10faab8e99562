import './style.css'
import type { Adapter, BenchGrid } from './adapter'
import { columns, gridHeight, headerHeight, rowHeight, type BenchColumn } from './columns'
import { comparator, format } from './format'
import { nextFrame, nextTask, pause, until, watchLongTasks } from './frames'
import { makePatches, makeRows, type BenchRow } from './rows'

/** How a scroll is driven; lengths in pixels. */
export interface ScrollRun {
  readonly milliseconds: number
  readonly distance: number
  readonly from?: number
}

/** What a scroll looked like from inside the page. */
export interface ScrollFrames {
  readonly frames: number
  readonly worst: number
  readonly long: number
  /** Frames in which none, or not all, of the rows in sight were in the document just before the paint. */
  readonly blank: number
  readonly partial: number
}

const visibleRows = Math.floor((gridHeight - headerHeight) / rowHeight)

function makeDriver(adapter: Adapter, root: HTMLElement) {
  let grid: BenchGrid | undefined
  let rows: BenchRow[] = []
  const longTasks = watchLongTasks()
  const mounted = (): BenchGrid => {
    if (grid === undefined) throw new Error('Nothing is mounted')
    return grid
  }
  const linkOf = (id: number | undefined) => root.querySelector(`[data-r="${id}"]`)
  const rowLimit = () => Math.min(rows.length, adapter.maxRows ?? Infinity)
  const height = () => rowLimit() * rowHeight

  return {
    prepare(count: number): void {
      rows = makeRows(count)
    },

    /** Mounts until the first row is there and two more frames have passed. */
    async mount() {
      await nextFrame()
      await nextTask()
      const started = performance.now()
      grid = adapter.mount(root, rows, columns)
      await until(() => linkOf(rows[0]?.id) !== null)
      await nextFrame()
      await nextFrame()
      return { painted: performance.now() - started }
    },

    async unmount() {
      mounted().unmount()
      grid = undefined
      root.textContent = ''
      await nextFrame()
      await nextFrame()
    },

    /** What a grid still draws after its first rows. */
    async settle() {
      await pause(800)
      return { elements: root.querySelectorAll('*').length }
    },

    async sort(key: BenchColumn['key']) {
      const compare = comparator(key)
      const least = rows.reduce((low, row) => (compare(row, low) < 0 ? row : low))
      const ids = rows.filter((row) => compare(row, least) === 0).map(({ id }) => id)
      const isThere = () => ids.some((id) => linkOf(id) !== null)
      mounted().scrollTo(0)
      await pause(400)
      if (isThere()) throw new Error('The row that the sort brings to the top is there already')
      await nextFrame()
      await nextTask()
      const started = performance.now()
      mounted().sortBy(key)
      await until(isThere)
      await nextFrame()
      await nextFrame()
      const painted = performance.now() - started
      await pause(100)
      return { painted }
    },

    /**
     * One step a frame, set in a task after the paint, so that the scroll event comes before the next frame's callbacks, as
     * it does when the compositor scrolls. Rows are looked for in the last callback before the paint.
     */
    async scroll({ milliseconds, distance, from = 0 }: ScrollRun): Promise<ScrollFrames> {
      mounted().scrollTo(from)
      await pause(300)
      const total = Math.min(distance, height() + headerHeight - gridHeight - from)
      let wanted = from
      let blank = 0
      let partial = 0
      let isArmed = false
      const check = () => {
        isArmed = false
        const first = Math.ceil(wanted / rowHeight)
        const expected = [
          first,
          first + (visibleRows >> 1),
          Math.min(rowLimit() - 1, first + visibleRows - 2),
        ]
        const missing = expected.filter((index) => linkOf(rows[index]?.id) === null).length
        if (missing === expected.length) blank += 1
        else if (missing > 0) partial += 1
      }
      const arm = () => {
        if (isArmed) return
        isArmed = true
        requestAnimationFrame(check)
      }
      const watched = new WeakSet()
      const watch = ({ target }: Event) => {
        if (!(target instanceof Element) || watched.has(target)) return
        watched.add(target)
        target.addEventListener('scroll', arm)
      }
      document.addEventListener('scroll', watch, true)
      const lengths: number[] = []
      const started = performance.now()
      const first = await nextFrame()
      let last = first
      for (;;) {
        await nextTask()
        const share = (last - first) / milliseconds
        if (share >= 1) break
        wanted = from + Math.round(total * share)
        mounted().scrollTo(wanted)
        const frame = await nextFrame()
        lengths.push(frame - last)
        last = frame
      }
      const ended = performance.now()
      document.removeEventListener('scroll', watch, true)
      await pause(150)
      return {
        frames: lengths.length,
        worst: Math.max(...lengths),
        long: longTasks(started, ended),
        blank,
        partial,
      }
    },

    /** Patches single rows, every second one in sight, then looks whether they are shown. */
    async patch({ count, perSecond }: { readonly count: number; readonly perSecond: number }) {
      const first = rowLimit() >> 1
      mounted().scrollTo(first * rowHeight)
      await pause(400)
      const patches = makePatches(count, rows, first + 1, visibleRows - 3)
      const started = performance.now()
      let sent = 0
      while (sent < count) {
        const due = Math.min(count, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1)
        while (sent < due) {
          const patch = patches[sent]
          if (patch !== undefined) mounted().patchRows([patch])
          sent += 1
        }
        await pause(Math.max(0, started + (sent * 1000) / perSecond - performance.now()))
      }
      await pause(200)
      const last = new Map(patches.map((patch) => [patch.id, patch]))
      const shown = [...last.values()].flatMap(({ id, price }) => {
        const row = linkOf(id)?.closest('[role=row]')
        return row === null || row === undefined ? [] : [row.textContent.includes(format('currency', price))]
      })
      return { seen: shown.length, wrong: shown.filter((isRight) => !isRight).length }
    },

    elementCount: () => root.querySelectorAll('*').length,
  }
}

/** What the runner calls inside the page. */
export type Driver = ReturnType<typeof makeDriver>

declare global {
  interface Window {
    bench?: Driver
  }
}

/** Puts the driver of one grid on the page. */
export function expose(adapter: Adapter): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  window.bench = makeDriver(adapter, root)
}
