import { ApiProblem } from '../../core/apiProblem'

/** Whoever a field names is no associate of the store, or cannot be told from another. */
export function notAssociate(field: string): ApiProblem {
  const message = 'No associate of the store, or not only one, fits.'
  return new ApiProblem('invalid', message, [{ field, code: 'invalid', message }])
}
