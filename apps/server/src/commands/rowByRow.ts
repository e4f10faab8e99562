import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { RowOutcome, RowProblem } from '@retain/domain/work-log/selection/rowOutcome'
import type { ApiProblem } from '../core/apiProblem'
import { withoutValues } from '../core/loggedError'
import { apiProblemOf } from '../http/answerErrors'
import type { Call } from '../endpoints/mount'
import { command } from './command'
import type { Work, WriteHost } from '../outbox/transact'

/** The body of a command for several rows. */
interface OfRows<Row> {
  readonly opportunities: readonly Row[]
}

/** The answer of such a command: one outcome for each row, in their order. */
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
  host: WriteHost & { readonly fastify: Pick<FastifyInstance, 'log'> },
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
      // A key that a client sends has no blank, so the keys of rows cannot collide with it.
      idempotencyKey: `${call.idempotencyKey ?? ''} ${row.opptId}`,
    }
    try {
      const { outcomes: one } = await command(ofRow, host, endpoint, async (transaction, publish) => ({
        outcomes: [await work(row)(transaction, publish)],
      }))
      outcomes.push(...one)
    } catch (error) {
      const problem = apiProblemOf(error)
      isGone = problem.code === 'unavailable'
      if (problem.status >= 500)
        host.fastify.log.error({ err: withoutValues(error), requestId: call.requestId }, 'a row failed')
      outcomes.push(refused(row, reasonOf(problem)))
    }
  }
  return { outcomes }
}

/** The outcome of a row that was not changed. */
const refused = ({ opptId }: { readonly opptId: string }, reason: RowProblem): RowOutcome => ({
  opptId,
  outcome: 'refused',
  reason,
  lock: null,
})

/** The problem of a single command, in the words of the row: by the field that it was refused for. */
function reasonOf({ code, errors }: ApiProblem): RowProblem {
  const field = errors[0]?.field ?? ''
  if (code === 'notFound' || field === 'hyperionId') return 'notOfStore'
  return field.startsWith('associates') ? 'notAssociate' : 'failed'
}
