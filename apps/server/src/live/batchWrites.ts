import type { Writable } from 'node:stream'

/** How many bytes wait for others at most; more would count as what a slow peer leaves unread. */
const largestBatch = 64 * 1024

/**
 * Lets what is written to a line in one go leave together: to hand frames to the system one by one takes a server with many
 * events longer than everything else it does with them.
 *
 * @returns what is told how many bytes are written next, before they are.
 */
export function batchWrites(line: Writable): (bytes: number) => void {
  let gathered = 0
  let isGathering = false
  const release = () => {
    isGathering = false
    line.uncork()
  }
  const begin = () => {
    isGathering = true
    gathered = 0
    line.cork()
    process.nextTick(release)
  }
  return (bytes) => {
    if (!isGathering) begin()
    if (gathered > 0 && gathered + bytes > largestBatch) {
      line.uncork()
      line.cork()
      gathered = 0
    }
    gathered += bytes
  }
}
