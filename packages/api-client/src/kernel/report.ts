import type { Errors, ValidationError } from 'io-ts'

/**
 * Names the places where a value did not fit its codec, with the type that was expected: `list.3.equityAmount: dollars`.
 * The values themselves are left out on purpose: they hold personal data and reports end in logs.
 */
export const failurePaths = (errors: Errors): string[] => [...new Set(errors.map(failurePath))]

function failurePath(error: ValidationError): string {
  const path = fieldPath(error)
  const expected = error.context.at(-1)?.type.name ?? 'unknown'
  return `${path === '' ? '.' : path}: ${expected}`
}

/** The dotted path of the field that an error speaks of; empty for the value as a whole. */
export function fieldPath(error: ValidationError): string {
  return error.context
    .slice(1)
    .map((entry) => entry.key)
    .filter((key, index) => key !== '' && !isNumberedStep(error, index))
    .join('.')
}

/** io-ts numbers the members of an intersection or union as if they were fields; a path leaves these numbers out. */
function isNumberedStep(error: ValidationError, index: number): boolean {
  const parent = error.context[index]?.type as { _tag?: string } | undefined
  return parent?._tag === 'IntersectionType' || parent?._tag === 'UnionType'
}
