import type { TextWithCaret } from './textWithCaret'

/**
 * Puts a changed text into an input at once, with the caret where it belongs. React then finds the input as it wants it
 * and leaves the caret alone.
 */
export const writeInput = (input: HTMLInputElement, { text, caret }: TextWithCaret): void => {
  input.value = text
  input.setSelectionRange(caret, caret)
}

/** What stands in an input now, and where its caret is. */
export const readInput = (input: HTMLInputElement): TextWithCaret => ({
  text: input.value,
  caret: input.selectionStart ?? input.value.length,
})
