import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** How often garbage is collected: what finalizers give back may have held more. */
const collections = 3

/**
 * The bytes that are held now, without what is garbage already: what the process has of the system says little about that. What
 * native objects hold outside of the heap is given back by their finalizers, which run a moment after a collection.
 */
export async function heldMemory(): Promise<number> {
  for (let times = 0; times < collections; times += 1) {
    collectGarbage()
    await pause(20)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
