import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import type { FieldError, LockHolder } from './apiError'
import { instant, nullable } from './codecs'

const fieldError = t.strict({ field: t.string, code: t.string, message: t.string })

/** The body of a failed call: an RFC 9457 problem document with our additions (api.md 1.2, errors). */
export const problem = t.intersection(
  [
    t.strict({ type: t.string, title: t.string, status: t.number, code: t.string, requestId: t.string }),
    t.exact(t.partial({ detail: t.string, instance: t.string, errors: t.readonlyArray(fieldError) })),
    // Who holds the lock, of a 409 lockedByUser.
    t.exact(t.partial({ lockedBy: nullable(t.string), lockedDT: nullable(instant) })),
    // What is there at present, of a 409 stale.
    t.exact(t.partial({ current: t.unknown })),
  ],
  'problem document',
)
export type Problem = t.TypeOf<typeof problem>

/** What a client may use of a failed answer, whatever its body was: proxies answer html. */
export function readProblem(body: unknown): {
  code: string
  requestId: string | null
  errors: readonly FieldError[]
  lock: LockHolder | null
} {
  const decoded = problem.decode(body)
  if (E.isLeft(decoded)) return { code: '', requestId: null, errors: [], lock: null }
  const { code, requestId, errors = [], lockedBy = null, lockedDT = null } = decoded.right
  return { code, requestId, errors, lock: code === 'lockedByUser' ? { lockedBy, lockedDT } : null }
}
