/** Where the text of a column stands in its cells. */
export type ColumnAlign = 'left' | 'center' | 'right'

/** One column of a grid (L-239, L-240, L-242). */
export interface ColumnDefinition<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly align: ColumnAlign
  /** The share of the grid's width in percent, before the visible columns are scaled to fill 100 (L-570). */
  readonly widthPercent: number
}

/** A column without its key, as the tables of the logs write it. */
export type ColumnLayout = Omit<ColumnDefinition, 'key'>

/** The share of a column that nothing else is said of (L-570). */
const usualWidth = 7

/** A column of text. */
export const text = (label: string, widthPercent = usualWidth): ColumnLayout => ({
  label,
  align: 'left',
  widthPercent,
})

/** A column whose cells stand in the middle (L-571). */
export const centred = (label: string, widthPercent = usualWidth): ColumnLayout => ({
  label,
  align: 'center',
  widthPercent,
})

/** A column of figures: they stand right, so that their digits stand under each other (L-571). */
export const figure = (label: string, widthPercent = usualWidth): ColumnLayout => ({
  label,
  align: 'right',
  widthPercent,
})
