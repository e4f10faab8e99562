import { setImmediate as nextTurn } from 'node:timers/promises'

/** How items are done. */
export interface BatchWork<Item, Result> {
  /** Items that share a key are never done at the same time, and in the order in which they came. */
  readonly keysOf: (item: Item) => readonly string[]
  /** The most items of a batch. */
  readonly largest: number
  /** Does several, without waiting for what others hold. Those that are not in its answer, or all when it fails, are done alone. */
  readonly together: (items: readonly Item[]) => Promise<ReadonlyMap<Item, Result>>
  /** Does one, however long it has to wait. */
  readonly alone: (item: Item) => Promise<Result>
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly keys: readonly string[]
  readonly resolve: (result: Result | Promise<Result>) => void
}

/**
 * Does items in batches: those that come while a batch is being done are the next one. Nobody waits for a batch to fill up.
 * An item that cannot be done with the others is done alone, and the next batch does not wait for it.
 *
 * @returns does an item, and answers what came of it.
 * @example
 * const write = gatherBatches({ keysOf: (row) => [row.id], largest: 50, together: writeAll, alone: writeOne })
 * await write(row)
 */
export function gatherBatches<Item, Result>({
  keysOf,
  largest,
  together,
  alone,
}: BatchWork<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: readonly Waiting<Item, Result>[] = []
  /** The keys of what is being done. */
  const busy = new Set<string>()
  let isRunning = false

  /** Takes the items of the next batch out of those that wait. */
  const nextBatch = (): readonly Waiting<Item, Result>[] => {
    const taken = new Set(busy)
    const batch: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    for (const one of waiting) {
      const isFree = batch.length < largest && one.keys.every((key) => !taken.has(key))
      ;(isFree ? batch : rest).push(one)
      for (const key of one.keys) taken.add(key)
    }
    waiting = rest
    return batch
  }
  const release = ({ keys }: Waiting<Item, Result>) => {
    for (const key of keys) busy.delete(key)
  }
  const doAlone = (one: Waiting<Item, Result>) => {
    const ended = alone(one.item).finally(() => {
      release(one)
      run()
    })
    one.resolve(ended)
  }
  const doTogether = async (batch: readonly Waiting<Item, Result>[]) => {
    for (const { keys } of batch) for (const key of keys) busy.add(key)
    // Whatever made it fail makes the item that is to blame fail alone, too.
    const done = await together(batch.map(({ item }) => item)).catch(() => new Map<Item, Result>())
    for (const one of batch) {
      const result = done.get(one.item)
      if (result === undefined) {
        doAlone(one)
        continue
      }
      release(one)
      one.resolve(result)
    }
  }
  const runWhileWaiting = async () => {
    for (;;) {
      // Whoever was answered just now, or comes in the same turn, is in this batch.
      await nextTurn()
      const batch = nextBatch()
      if (batch.length === 0) break
      await doTogether(batch)
    }
    isRunning = false
  }
  const run = () => {
    if (isRunning || waiting.length === 0) return
    isRunning = true
    void runWhileWaiting()
  }
  return (item) =>
    new Promise((resolve) => {
      waiting = [...waiting, { item, keys: keysOf(item), resolve }]
      run()
    })
}
