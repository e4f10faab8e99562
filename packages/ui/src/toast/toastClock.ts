import { countOf, timeoutOf, type Toast } from './toast'

interface TimeLeft {
  /** The count of the toast when its time began. */
  readonly count: number
  readonly milliseconds: number
}

/** The remaining time of every visible toast that closes by itself, by its id. */
export type ToastClock = ReadonlyMap<string, TimeLeft>

/** A clock without toasts. */
export const emptyClock: ToastClock = new Map()

/** Less remaining time than this, in milliseconds, counts as none. */
const tick = 1

/**
 * The clock for the visible toasts: a known toast keeps its remaining time, a new one, or one that was added again, gets
 * its whole time.
 */
export const woundClock = (clock: ToastClock, shown: readonly Toast[]): ToastClock =>
  new Map(
    shown.flatMap((toast) => {
      const timeout = timeoutOf(toast)
      if (timeout === null) return []
      const count = countOf(toast)
      const before = clock.get(toast.id)
      return [[toast.id, before?.count === count ? before : { count, milliseconds: timeout }] as const]
    }),
  )

/** The clock once some time has passed. */
export const clockAfter = (clock: ToastClock, milliseconds: number): ToastClock =>
  new Map([...clock].map(([id, left]) => [id, { ...left, milliseconds: left.milliseconds - milliseconds }]))

/** The toasts whose time is over. */
export const dueToasts = (clock: ToastClock): readonly string[] =>
  [...clock].filter(([, left]) => left.milliseconds < tick).map(([id]) => id)

/** Milliseconds until the next toast is due; null where none is counted. */
export const nextDue = (clock: ToastClock): number | null => {
  const waits = [...clock.values()].map((left) => left.milliseconds).filter((wait) => wait >= tick)
  return waits.length === 0 ? null : Math.min(...waits)
}
