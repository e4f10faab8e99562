import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { RowOutcome, RowProblem } from '@retain/domain/work-log/selection/rowOutcome'
import type { ApiHost } from '../endpoints/apiHost'
import type { Refusal } from '../core/apiProblem'
import { withoutValues } from '../core/loggedError'
import { refusalOf } from '../http/answerErrors'
import type { Call } from '../endpoints/mount'
import { command } from './command'
import type { Work } from '../outbox/transact'

/** What names the rows of a command for several of them. */
interface OfRows<Row> {
  readonly opportunities: readonly Row[]
}

/** What such a command is answered: one outcome for each row, in their order. */
interface Outcomes {
  readonly outcomes: readonly RowOutcome[]
}

/**
 * Runs a write for each of several opportunities as a command of its own: a transaction and a record of the key for every
 * row, so that a refused row leaves the others as they are, nobody waits for the whole, and a repeated call does again
 * only what was not done. Whatever refuses a row is its answer. Once the database is gone the rest is not tried.
 *
 * @param work does one row; what it throws refuses that row alone.
 */
export async function rowByRow<P, Q, Row extends { readonly opptId: string }, B extends OfRows<Row>>(
  call: Call<P, Q, B & OfRows<Row>>,
  host: ApiHost,
  endpoint: Endpoint<P, Q, B, Outcomes>,
  work: (row: Row) => Work<RowOutcome>,
): Promise<Outcomes> {
  const outcomes: RowOutcome[] = []
  let isGone = false
  for (const row of call.body.opportunities) {
    if (isGone) {
      outcomes.push(refused(row, 'failed'))
      continue
    }
    const ofRow: Call<P, Q, B> = {
      ...call,
      body: { ...call.body, opportunities: [row] },
      // No key that somebody sends has a blank in it.
      idempotencyKey: `${call.idempotencyKey ?? ''} ${row.opptId}`,
    }
    try {
      const { outcomes: one } = await command(ofRow, host, endpoint, async (transaction, publish) => ({
        outcomes: [await work(row)(transaction, publish)],
      }))
      outcomes.push(...one)
    } catch (error) {
      const refusal = refusalOf(error)
      isGone = refusal.code === 'unavailable'
      if (refusal.status >= 500)
        host.fastify.log.error({ err: withoutValues(error), requestId: call.requestId }, 'a row failed')
      outcomes.push(refused(row, reasonOf(refusal)))
    }
  }
  return { outcomes }
}

/** What a row is answered that was not changed. */
const refused = ({ opptId }: { readonly opptId: string }, reason: RowProblem): RowOutcome => ({
  opptId,
  outcome: 'refused',
  reason,
  lock: null,
})

/** The refusal of a single command, in the words of the row: by the field that it was refused for. */
function reasonOf({ code, errors }: Refusal): RowProblem {
  const field = errors[0]?.field ?? ''
  if (code === 'notFound' || field === 'hyperionId') return 'notOfStore'
  return field.startsWith('associates') ? 'notAssociate' : 'failed'
}
