import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'

/** Why one field cannot be saved as it is, in words for the user. */
export interface FieldError<Field extends string = string> {
  readonly field: Field
  readonly message: string
}

/**
 * The errors of those fields that have a message, in the order in which they are given.
 *
 * @example fieldErrors([['name', 'A name is needed.'], ['body', null]]) // [{ field: 'name', message: 'A name is needed.' }]
 */
export const fieldErrors = <Field extends string>(
  messages: readonly (readonly [Field, string | null])[],
): readonly FieldError<Field>[] =>
  messages.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))

/**
 * The first message of each field, as a form shows them.
 *
 * @example messagesByField([{ field: 'name', message: 'A name is needed.' }]) // { name: 'A name is needed.' }
 */
export const messagesByField = (errors: readonly FieldError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]))

/** The value when there are no errors, else the errors. */
export function valueOrErrors<Field extends string, Value>(
  errors: readonly FieldError<Field>[],
  value: () => Value,
): E.Either<NonEmptyArray<FieldError<Field>>, Value> {
  const [first, ...rest] = errors
  return first === undefined ? E.right(value()) : E.left([first, ...rest])
}
