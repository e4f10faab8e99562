import { expect, it } from 'vitest'
import { gatherBatches } from './gatherBatches'

/** Work on numbers whose tens are their keys; what it does waits until it is released. */
function watched(
  options: { readonly largest?: number; readonly isRefused?: (item: number) => boolean } = {},
) {
  const { largest = 3, isRefused = () => false } = options
  const log: string[] = []
  const open: (() => void)[] = []
  const held = () => new Promise<void>((done) => open.push(done))
  const run = gatherBatches<number, string>({
    keysOf: (item) => [String(Math.floor(item / 10))],
    largest,
    together: async (items) => {
      log.push(items.join('+'))
      await held()
      return new Map(items.filter((item) => !isRefused(item)).map((item) => [item, `${item} together`]))
    },
    alone: async (item) => {
      log.push(`${item} alone`)
      await held()
      return `${item} alone`
    },
  })
  /** Ends what is running, the oldest first, until nothing is. */
  const finish = async (promises: readonly Promise<string>[]) => {
    let isDone = false
    const all = Promise.all(promises).finally(() => (isDone = true))
    while (!isDone) {
      open.shift()?.()
      await new Promise((done) => setImmediate(done))
    }
    return all
  }
  return { run, log, finish }
}

it('does what comes at once together, as many as a batch may have', async () => {
  const { run, log, finish } = watched()
  await finish([10, 20, 30, 40].map(run))
  expect(log).toEqual(['10+20+30', '40'])
})

it('does items that share a key one after the other, as they came', async () => {
  const { run, log, finish } = watched()
  await finish([10, 11, 20, 12].map(run))
  expect(log).toEqual(['10+20', '11', '12'])
})

it('does alone what the others left, and what shares its key after it', async () => {
  const { run, log, finish } = watched({ isRefused: (item) => item === 10 })
  expect(await finish([10, 20, 11].map(run))).toEqual(['10 alone', '20 together', '11 together'])
  expect(log).toEqual(['10+20', '10 alone', '11'])
})

it('goes on while one that is alone waits', async () => {
  const log: string[] = []
  const run = gatherBatches<number, string>({
    keysOf: (item) => [String(item)],
    largest: 3,
    together: async (items) => new Map(items.filter((item) => item !== 1).map((item) => [item, 'together'])),
    alone: () => new Promise(() => log.push('waits')),
  })
  void run(1)
  expect(await run(2)).toBe('together')
  expect(await run(3)).toBe('together')
  expect(log).toEqual(['waits'])
})

it('does every item of a batch that fails alone, and rejects for those alone that fail again', async () => {
  const run = gatherBatches<number, string>({
    keysOf: (item) => [String(item)],
    largest: 3,
    together: async () => {
      throw new Error('the batch')
    },
    alone: async (item) => {
      if (item === 2) throw new Error('the item')
      return 'done'
    },
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map(run))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(outcomes[1]).toMatchObject({ reason: { message: 'the item' } })
  await expect(run(2)).rejects.toThrow('the item')
})
