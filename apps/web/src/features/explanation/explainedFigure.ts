/** A figure as it is shown, which its panel begins with. */
export interface ExplainedFigure {
  readonly label: string
  readonly value: string
  readonly tone?: 'good' | undefined
}
