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

/** What io-ts calls a codec that nobody named: made of the names of types, which mean nothing to whoever sent the value. */
const madeUp = /[<>{}&]|\(.*\)|^(?:string|boolean|number|null|unknown|Unknown\w+)$/

/** The kinds of io-ts in plain words. */
const plainWords: Readonly<Record<string, string>> = {
  StringType: 'text',
  NumberType: 'number',
  BooleanType: 'true or false',
  NullType: 'nothing',
  AnyArrayType: 'list',
  ArrayType: 'list',
  ReadonlyArrayType: 'list',
  UnionType: 'another value',
}

/** What a codec expects, in words for whoever sent the value. */
function expectedText(codec: Decoder<unknown, unknown> | undefined): string {
  const { name = '', _tag: kind = '' } = { ...codec } as { readonly name?: string; readonly _tag?: string }
  return name !== '' && !madeUp.test(name) ? name : (plainWords[kind] ?? 'object')
}

function failedFields(errors: Errors): readonly FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const error of errors) {
    const field = fieldPath(error)
    const message = expectedText(error.context.at(-1)?.type)
    if (!byField.has(field))
      byField.set(field, { field, code: error.value === undefined ? 'required' : 'invalid', message })
  }
  return [...byField.values()]
}
