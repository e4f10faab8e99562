import type { After } from '@retain/api-client/live/socket'

/** In milliseconds. A hidden tab draws no frames: its batch is due after this time. */
const maxWait = 100

/** A batch of so many items is due at once: browsers slow the timers of a long hidden tab to one a minute. */
const maxItems = 500

/** Items that are added one by one and processed together, once a frame. */
export interface FrameBatch<Item> {
  /** Adds an item. The first of a batch schedules it for the next frame. */
  readonly add: (item: Item) => void
  /** Removes and returns all items, in their order. */
  readonly take: () => readonly Item[]
}

/** @param onDue processes the batch, which it removes by `take`. */
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
