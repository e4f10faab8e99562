import type { Errors } from 'io-ts'
import type { FieldError } from '@retain/api-client/kernel/apiError'
import { fieldPath } from '@retain/api-client/kernel/report'

/**
 * The fields that did not fit their codec, each once, with the type that was expected. The values themselves are left
 * out: they may be personal.
 *
 * @example failedFields(errors) // [{ field: 'pageSize', code: 'invalid', message: 'whole number 1 to 10000' }]
 */
export function failedFields(errors: Errors): FieldError[] {
  const byField = new Map<string, FieldError>()
  for (const error of errors) {
    const field = fieldPath(error)
    const message = error.context.at(-1)?.type.name ?? 'unknown'
    if (!byField.has(field))
      byField.set(field, { field, code: error.value === undefined ? 'required' : 'invalid', message })
  }
  return [...byField.values()]
}
