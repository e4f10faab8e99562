/** Something that a filter offers. */
interface Choice {
  readonly id: string
  readonly label: string
}

/**
 * What a filter offers, with what its address names: that is shown also where it is not offered.
 *
 * @example withChosen('gone.person', []) // [{ id: 'gone.person', label: 'gone.person' }]
 */
export const withChosen = (id: string | null, choices: readonly Choice[]): readonly Choice[] =>
  id === null || choices.some((one) => one.id === id) ? choices : [...choices, { id, label: id }]
