import type { Database } from '../db/schema/schema'

const underWay = new WeakMap<Database, Map<string, Promise<unknown>>>()

/**
 * Asks a question of the database once for everybody who asks it at the same time: a page that opens makes ten calls at
 * once, each of which wants to know the same of the same store. Nothing is kept: whoever asks after the answer asks anew.
 *
 * @param key names the question and everything that its answer depends on.
 */
export function askedTogether<Answer>(
  db: Database,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const questions = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, questions)
  // A key names one kind of question, whose answers are of one type.
  const running = questions.get(key) as Promise<Answer> | undefined
  if (running !== undefined) return running
  const asked = ask().finally(() => questions.delete(key))
  questions.set(key, asked)
  return asked
}
