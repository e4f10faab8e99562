/** Where a grid opens: how far its rows are scrolled, and which cell has the tab stop. */
export interface GridStart {
  /** Names what the rows are, as a search and a page of it do. Rows of another name open the grid anew. */
  readonly id: string
  /** In pixels. @default 0 */
  readonly scrollTop?: number | undefined
  /** The row of the tab stop. @default the first one */
  readonly rowKey?: string | undefined
  /** The column of the tab stop, counted from 0. @default 0 */
  readonly column?: number | undefined
}
