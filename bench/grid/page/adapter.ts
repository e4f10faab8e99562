import type { BenchColumn } from './columns'
import type { BenchPatch, BenchRow } from './rows'

/** A mounted grid. */
export interface BenchGrid {
  /** Changes single rows; on the screen within 200 ms. */
  readonly patchRows: (patches: readonly BenchPatch[]) => void
  /** Sorts all rows, ascending. */
  readonly sortBy: (key: BenchColumn['key']) => void
  /** Sets the native scroll position, without animation. */
  readonly scrollTo: (pixels: number) => void
  readonly unmount: () => void
}

/**
 * One grid under measurement. It draws in a box of 1880 by 900 px, rows 48 px and the header 40 px high; the link of a
 * row's first column carries `data-r={row.id}` and stands in an element of `role="row"`.
 */
export interface Adapter {
  readonly mount: (
    container: HTMLElement,
    rows: readonly BenchRow[],
    columns: readonly BenchColumn[],
  ) => BenchGrid
  /** The most rows of a page, where a licence limits them. */
  readonly maxRows?: number
}
