import { foldText } from '../option-list/foldText'
import { allOptions } from '../option-list/optionEntries'
import type { SelectEntry } from '../option-list/selectOption'

/** The id of the option that offers to create one. */
export const CREATE_ID = '\u0000create'

/**
 * The options with an offer to create what is typed behind them, unless one of `all` has that very label, whatever its
 * case and accents.
 *
 * @example
 * withCreateOption([], [], 'Lender') // [{ id: CREATE_ID, label: 'Create “Lender”' }]
 */
export const withCreateOption = (
  shown: readonly SelectEntry[],
  all: readonly SelectEntry[],
  typed: string,
): readonly SelectEntry[] => {
  const text = typed.trim()
  const wanted = foldText(text)
  const isKnown = allOptions(all).some(({ label }) => foldText(label.trim()) === wanted)
  return text === '' || isKnown ? shown : [...shown, { id: CREATE_ID, label: `Create “${text}”` }]
}
