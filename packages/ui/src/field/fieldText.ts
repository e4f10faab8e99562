/** A hint or an error, and what its control says of itself. */
export interface FieldText {
  /** The id of the element that holds the text. */
  readonly id: string
  /** The text, the error before the hint; undefined where there is neither. */
  readonly text: string | undefined
  readonly isInvalid: boolean
  /** The same id where there is something to read, for the control's `aria-describedby`. */
  readonly describedBy: string | undefined
}

/**
 * What stands under a control: its error, else its hint.
 *
 * @example
 * fieldText('notes-text', { hint: 'Seen by everyone' }).describedBy // 'notes-text'
 */
export const fieldText = (
  id: string,
  { hint, error }: { readonly hint?: string | undefined; readonly error?: string | undefined },
): FieldText => {
  const text = error ?? hint
  return { id, text, isInvalid: error !== undefined, describedBy: text === undefined ? undefined : id }
}
