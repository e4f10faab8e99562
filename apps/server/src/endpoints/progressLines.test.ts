import { expect, it } from 'vitest'
import { progressLines } from './progressLines'

const failed = (error: unknown) => ({ problem: String(error) })

/** Work that goes on when it is told to. */
function steps() {
  const waiting: (() => void)[] = []
  return {
    step: () => new Promise<void>((resolve) => waiting.push(resolve)),
    goOn: () => waiting.shift()?.(),
  }
}

async function all<Line>(lines: AsyncIterable<Line>): Promise<readonly Line[]> {
  const list: Line[] = []
  for await (const line of lines) list.push(line)
  return list
}

it('is how far work is, as it tells it, and what it answers', async () => {
  const { step, goOn } = steps()
  const lines = await progressLines(async (tell: (done: number) => void) => {
    tell(1)
    await step()
    tell(2)
    tell(3)
    await step()
    return 'all'
  }, failed)
  expect((await lines.next()).value).toBe(1)
  goOn()
  expect((await lines.next()).value).toBe(2)
  expect((await lines.next()).value).toBe(3)
  goOn()
  expect(await all(lines)).toEqual([{ data: 'all' }])
})

it('is its answer alone where nothing was told', async () => {
  expect(await all(await progressLines(async () => 'all', failed))).toEqual([{ data: 'all' }])
})

it('fails as any other before anything was told, and on a line after that', async () => {
  const refuse = async () => {
    throw new Error('stale')
  }
  await expect(progressLines(refuse, failed)).rejects.toThrow('stale')
  const late = await progressLines(async (tell: (done: number) => void) => {
    tell(1)
    await Promise.resolve()
    return refuse()
  }, failed)
  expect(await all(late)).toEqual([1, { problem: 'Error: stale' }])
})
