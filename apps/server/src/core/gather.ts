/** What answers calls together that come at about the same time. */
export interface GatherParts<Item, Answer> {
  /** How long the first of them waits for others at most, in milliseconds. */
  readonly waitMs: number
  /** Whether those that have come are answered at once, without waiting for more. */
  readonly areEnough: (items: readonly Item[]) => boolean
  /** Does the work of all of them, and says what each is answered. All of them fail when it fails. */
  readonly run: (items: readonly Item[]) => Promise<(item: Item) => Answer>
}

/**
 * Makes a function whose calls are gathered: what costs the same for one as for several, such as waiting for the disk, is done once.
 *
 * @example
 * const keep = gather({ waitMs: 20, areEnough: (rows) => rows.length >= 100, run: insertRows })
 * await Promise.all([keep(first), keep(second)]) // one insert
 */
export function gather<Item, Answer>({
  waitMs,
  areEnough,
  run,
}: GatherParts<Item, Answer>): (item: Item) => Promise<Answer> {
  let gathered: { items: Item[]; go: () => void; answerOf: Promise<(item: Item) => Answer> } | null = null

  const begin = () => {
    const items: Item[] = []
    let go: () => void = () => undefined
    const gone = new Promise<void>((resolve) => {
      go = resolve
    })
    const timer = setTimeout(() => go(), waitMs)
    const runGathered = async () => {
      await gone
      clearTimeout(timer)
      gathered = null
      return run(items)
    }
    return { items, go: () => go(), answerOf: runGathered() }
  }
  return async (item) => {
    const together = (gathered ??= begin())
    together.items.push(item)
    if (areEnough(together.items)) together.go()
    return (await together.answerOf)(item)
  }
}
