import * as E from 'fp-ts/Either'
import type { Decoder, Errors } from 'io-ts'
import type { FieldError } from './apiError'
import { isWellFormed } from '@retain/domain/text/wellFormed'
import { fieldPath } from './report'

/**
 * Decodes a value that somebody sent. Whatever its codec, no text in it may hold a character that cannot
 * be kept, and it may not be deeper than 32 levels.
 *
 * @returns the value, or the fields that did not fit their codec, each once, with the type that was expected. The values
 *   themselves are left out: they may be personal.
 * @example decodeFields(search, { pageSize: 0 })
 * // left([{ field: 'pageSize', code: 'invalid', message: 'whole number 1 to 10000' }])
 */
export function decodeFields<A>(
  codec: Decoder<unknown, A>,
  value: unknown,
): E.Either<readonly FieldError[], A> {
  const decoded = codec.decode(value)
  if (E.isLeft(decoded)) return E.left(failedFields(decoded.left))
  const refused = [...unkeepable(value, [])]
  return refused.length === 0 ? decoded : E.left(refused)
}

/** How deep values may stand in one another: deeper than anything agreed, and no strain on what goes through them. */
const deepest = 32

/** The fields that no database keeps, in whatever stands in a value. A name that cannot be kept is not repeated. */
function* unkeepable(value: unknown, path: readonly string[]): Generator<FieldError> {
  const refused = (message: string): FieldError => ({ field: path.join('.'), code: 'invalid', message })
  if (typeof value === 'string' && !isWellFormed(value)) yield refused('text of whole characters')
  if (typeof value !== 'object' || value === null) return
  if (path.length > deepest) {
    yield refused(`at most ${deepest} levels`)
    return
  }
  for (const [name, inner] of Object.entries(value))
    if (isWellFormed(name)) yield* unkeepable(inner, [...path, name])
    else yield refused('names of whole characters')
}

function failedFields(errors: Errors): readonly FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const error of errors) {
    const field = fieldPath(error)
    const message = error.context.at(-1)?.type.name ?? 'unknown'
    if (!byField.has(field))
      byField.set(field, { field, code: error.value === undefined ? 'required' : 'invalid', message })
  }
  return [...byField.values()]
}
