import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import type { FieldError } from './apiError'

const fieldError = t.strict({ field: t.string, code: t.string, message: t.string })

/** The body of a failed call: an RFC 9457 problem document with our three additions (api.md 1.2, errors). */
export const problem = t.intersection([
  t.strict({ type: t.string, title: t.string, status: t.number, code: t.string, requestId: t.string }),
  t.exact(t.partial({ detail: t.string, instance: t.string, errors: t.readonlyArray(fieldError) })),
])
export type Problem = t.TypeOf<typeof problem>

/** What a client may use of a failed answer, whatever its body was: proxies answer html. */
export function readProblem(body: unknown): {
  code: string
  requestId: string | null
  errors: readonly FieldError[]
} {
  const decoded = problem.decode(body)
  if (E.isLeft(decoded)) return { code: '', requestId: null, errors: [] }
  return { code: decoded.right.code, requestId: decoded.right.requestId, errors: decoded.right.errors ?? [] }
}
