import type { After } from '@retain/api-client/live/socket'

/** No frames come in a hidden tab: after so many milliseconds what was gathered is due without one. */
const maxWait = 100

/** So many are due at once: browsers slow the clock of a tab that is long hidden down to one tick a minute. */
const maxItems = 500

/** Things that come one by one and are dealt with together, once a frame. */
export interface FrameBatch<Item> {
  /** Adds one. The first of a frame makes them due with the next one. */
  readonly add: (item: Item) => void
  /** All that were added since the last time, in their order. They are due no more. */
  readonly take: () => readonly Item[]
}

/** @param onDue deals with what `take` gives it. */
export function makeFrameBatch<Item>(after: After, onDue: () => void): FrameBatch<Item> {
  let items: Item[] = []
  let cancel = () => {}

  const schedule = () => {
    const frame = requestAnimationFrame(onDue)
    const stop = after(maxWait, onDue)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }
  return {
    add(item) {
      items.push(item)
      if (items.length === 1) cancel = schedule()
      if (items.length >= maxItems) onDue()
    },
    take() {
      cancel()
      const taken = items
      items = []
      return taken
    },
  }
}
