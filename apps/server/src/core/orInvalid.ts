import * as E from 'fp-ts/Either'
import type { FieldError } from '@retain/domain/validation/fieldError'
import { ApiProblem } from './apiProblem'

/**
 * What the domain's rules read of a body that was sent.
 *
 * @param noun what was sent, in the middle of a sentence, such as `call`.
 * @throws ApiProblem `invalid` with the domain's words for every field that the form could not have sent.
 * @example const call = orInvalid(readCall(body, context), 'call')
 */
export function orInvalid<A>(read: E.Either<readonly FieldError[], A>, noun: string): A {
  if (E.isRight(read)) return read.right
  throw new ApiProblem(
    'invalid',
    `The ${noun} cannot be recorded like this.`,
    read.left.map(({ field, message }) => ({ field, code: 'invalid', message })),
  )
}
