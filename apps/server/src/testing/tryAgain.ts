import { wakeRunners } from '../jobs/wake'
import type { Database } from '../db/schema/schema'
import { testNow } from './testApp'

/** Lets the queue try again what waits for a later moment. */
export async function tryAgain(db: Database, kind: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ due_at: testNow })
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .execute()
  wakeRunners()
}

/** The same over and over, until something is done. */
export async function tryingAgain<A>(db: Database, kind: string, done: Promise<A>): Promise<A> {
  let isDone = false
  const settled = done.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await tryAgain(db, kind)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return settled
}
