import type { Writable } from 'node:stream'

/** The most bytes of one batch. Larger ones would count as unread data of a slow client. */
const largestBatch = 64 * 1024

/**
 * Sends the frames that are written to a socket in the same tick with one system call. With many events a call for each frame
 * takes longer than all other work on them.
 *
 * @returns a function to be called before each write, with the number of its bytes.
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
