import type { BenchRow } from './rows'

/** What a cell of a column looks like. */
export type CellKind =
  'link' | 'lock' | 'icon' | 'text' | 'currency' | 'percent' | 'date' | 'notes' | 'badges' | 'number'

/** A column of the bench; the width in pixels. */
export interface BenchColumn {
  readonly key: Exclude<keyof BenchRow, 'id' | 'color'>
  readonly title: string
  readonly type: CellKind
  readonly width: number
}

/** The size of every grid, in pixels. */
export const rowHeight = 48
export const headerHeight = 40
export const gridHeight = 900
export const gridWidth = 1880

/** Fifteen columns of 1860 px together, so that every grid draws all of them. */
export const columns: readonly BenchColumn[] = [
  { key: 'stock', title: 'Stock', type: 'link', width: 90 },
  { key: 'locked', title: '', type: 'lock', width: 44 },
  { key: 'status', title: 'St.', type: 'icon', width: 50 },
  { key: 'customer', title: 'Customer', type: 'text', width: 140 },
  { key: 'vehicle', title: 'Vehicle', type: 'text', width: 170 },
  { key: 'price', title: 'Price', type: 'currency', width: 110 },
  { key: 'cost', title: 'Cost', type: 'currency', width: 110 },
  { key: 'margin', title: 'Margin', type: 'percent', width: 80 },
  { key: 'created', title: 'Created', type: 'date', width: 100 },
  { key: 'updated', title: 'Updated', type: 'date', width: 100 },
  { key: 'notes', title: 'Notes', type: 'notes', width: 280 },
  { key: 'tags', title: 'Tags', type: 'badges', width: 236 },
  { key: 'rep', title: 'Sales rep', type: 'text', width: 130 },
  { key: 'mileage', title: 'Mileage', type: 'number', width: 90 },
  { key: 'phone', title: 'Phone', type: 'text', width: 130 },
]
