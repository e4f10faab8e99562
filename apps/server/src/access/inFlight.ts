import type { Database } from '../db/schema/schema'

const inFlight = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Runs a query once for all callers that ask for it at the same time: a page that opens makes ten calls at once, each of which
 * checks the same store. Nothing is cached: a caller after the answer runs a new query.
 *
 * @param key names the query and everything that its answer depends on.
 */
export function shareInFlight<Answer>(
  db: Database,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const questions = inFlight.get(db) ?? new Map<string, Promise<unknown>>()
  inFlight.set(db, questions)
  // A key names one kind of query, whose answers are of one type.
  const running = questions.get(key) as Promise<Answer> | undefined
  if (running !== undefined) return running
  const asked = ask().finally(() => questions.delete(key))
  questions.set(key, asked)
  return asked
}
