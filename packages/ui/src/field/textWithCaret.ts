/** A text and where the caret stands in it. */
export interface TextWithCaret {
  readonly text: string
  readonly caret: number
}
