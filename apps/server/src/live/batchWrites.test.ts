import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batchWrites } from './batchWrites'

/** A line that knows how many bytes left it at each time. */
function knownLine() {
  const left: number[] = []
  const line = new Writable({
    writev: (chunks, done) => {
      left.push(chunks.reduce((sum, { chunk }) => sum + (chunk as Buffer).length, 0))
      done()
    },
  })
  const gather = batchWrites(line)
  const write = (bytes: number) => {
    gather(bytes)
    line.write(Buffer.alloc(bytes))
  }
  return { left, write }
}

it('frames of one go leave the line together, and those of the next one after them', async () => {
  const { left, write } = knownLine()
  for (const bytes of [10, 20, 30]) write(bytes)
  expect(left).toEqual([])
  await nextTurn()
  expect(left).toEqual([60])
  write(5)
  await nextTurn()
  expect(left).toEqual([60, 5])
})

it('no more than 64 KB wait for the others', async () => {
  const { left, write } = knownLine()
  const kilobytes = 1024
  for (const bytes of [40, 24, 1, 100]) write(bytes * kilobytes)
  expect(left.map((bytes) => bytes / kilobytes)).toEqual([64, 1])
  await nextTurn()
  expect(left.map((bytes) => bytes / kilobytes)).toEqual([64, 1, 100])
})
