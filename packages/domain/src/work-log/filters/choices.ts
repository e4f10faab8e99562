import { allId } from './filterOption'

/** The most values that one list may carry (api.md 1.2). */
export const mostChoices = 500

/**
 * What is chosen in a multi-select, cleaned: trimmed, without blanks, each once, 500 at most. ALL excludes the others:
 * chosen last it stands alone, chosen before another it goes (L-135 to L-138, L-414, L-509).
 *
 * @example cleanChoices(['Ann', 'Ben', 'ALL']) // ['ALL']
 * @example cleanChoices(['ALL', 'Ann']) // ['Ann']
 */
export function cleanChoices(values: readonly string[]): readonly string[] {
  if (areClean(values)) return values
  const filled = values.map((value) => value.trim()).filter((value) => value !== '')
  if (filled.at(-1) === allId) return [allId]
  return [...new Set(filled.filter((value) => value !== allId))].slice(0, mostChoices)
}

const areClean = (values: readonly string[]): boolean =>
  values.length <= mostChoices && values.every(isCleanAt(values))

const isCleanAt =
  (values: readonly string[]) =>
  (value: string, index: number): boolean =>
    value !== '' &&
    value === value.trim() &&
    (value !== allId || values.length === 1) &&
    values.indexOf(value) === index
