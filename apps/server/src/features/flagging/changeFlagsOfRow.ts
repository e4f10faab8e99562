import type { RowOutcome } from '@retain/domain/work-log/selection/rowOutcome'
import type { Publish } from '../../outbox/transact'
import { changeFlags } from './changeFlags'

/** Sets and removes flags of one of several opportunities. Whether any changed is what the store is told, or is not. */
export async function changeFlagsOfRow(
  ...[transaction, publish, row, ...more]: Parameters<typeof changeFlags>
): Promise<RowOutcome> {
  let isTold = false
  const watched: Publish = (tag, message) => {
    isTold = true
    publish(tag, message)
  }
  await changeFlags(transaction, watched, row, ...more)
  return { opptId: row.opptId, outcome: isTold ? 'done' : 'unchanged', reason: null, lock: null }
}
