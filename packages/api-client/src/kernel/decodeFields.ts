import * as E from 'fp-ts/Either'
import type { Decoder, Errors } from 'io-ts'
import type { FieldError } from './apiError'
import { fieldPath } from './report'

/**
 * Decodes a value that somebody sent.
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
  return E.isRight(decoded) ? decoded : E.left(failedFields(decoded.left))
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
