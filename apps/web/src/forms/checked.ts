import * as E from 'fp-ts/Either'

/** The result of a check of the domain in plain values: one of the two is `null`. */
export type Checked<Value, Error> =
  { readonly valid: Value; readonly error: null } | { readonly valid: null; readonly error: Error }

/**
 * The result of a check of the domain, for code without `Either`: components and thunks.
 *
 * @example checked(validateSearchName('')).valid // null
 * @example checked(logOfSource('SVCLOG')).valid // 'SVCLOG'
 */
export const checked = <Error, Value>(result: E.Either<Error, Value>): Checked<Value, Error> =>
  E.isRight(result) ? { valid: result.right, error: null } : { valid: null, error: result.left }
