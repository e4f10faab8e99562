import type { Page } from 'playwright'
import { line } from '../figures.ts'
import { heapOf } from '../heapOf.ts'
import { atRate, type LiveChannel } from './liveChannel.ts'
import { showAllRows } from './logPage.ts'
import { patchesOf } from './patches.ts'

/** By how much values grow from one to the next, by least squares. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const along = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0)
  return along / values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0)
}

/** So many thousand come first: ids of events are remembered up to a number on purpose, and code is compiled. */
const warmUp = 5

/** Whether the heap stays flat over 10,000 changes of rows; beside a page of another person that is told nothing. */
export async function measureHeap(
  page: Page,
  quiet: Page,
  channel: LiveChannel,
  isShort: boolean,
): Promise<void> {
  const rows = await showAllRows(page)
  await showAllRows(quiet)
  await page.bringToFront()
  const patches = patchesOf(rows.slice(0, 1_000))
  const held: number[] = []
  const heldByQuiet: number[] = []
  const thousands = isShort ? 4 : 10
  for (let thousand = -warmUp; thousand <= thousands; thousand += 1) {
    await atRate(1_000, 1_000, () => channel.tell(patches.next()))
    await page.waitForTimeout(200)
    if (thousand < 0) continue
    held.push(await heapOf(page))
    heldByQuiet.push(await heapOf(quiet))
  }
  const grown = (values: readonly number[]) => slope(values) * 1024
  const at = (values: readonly number[]) => `at ${values.at(-1)?.toFixed(1)} MB`
  line(`Heap per 1,000 patches, ${thousands},000 in all`, [grown(held)], 'KB', `${at(held)}, aim flat`)
  line('baseline: a page that is told nothing', [grown(heldByQuiet)], 'KB', at(heldByQuiet))
}
