import type { GridColumn } from './gridColumn'

/** The column of boxes in which rows are chosen; it is the first column, and its cells are drawn by the row. */
export const selectColumn: GridColumn<unknown> = {
  key: ' select',
  label: 'Choose',
  widthPercent: 0,
  minPercent: 0,
  minWidth: 40,
  isResizable: false,
  render: () => null,
}
