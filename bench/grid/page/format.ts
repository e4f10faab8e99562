import type { BenchColumn, CellKind } from './columns'
import type { BenchRow } from './rows'

const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const number = new Intl.NumberFormat('en-US')
const date = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
})

/** The text of a cell. */
export function format(kind: CellKind, value: BenchRow[BenchColumn['key']]): string {
  switch (kind) {
    case 'currency':
      return currency.format(Number(value))
    case 'percent':
      return percent.format(Number(value))
    case 'date':
      return date.format(new Date(String(value)))
    case 'number':
      return number.format(Number(value))
    case 'badges':
    case 'icon':
    case 'link':
    case 'lock':
    case 'notes':
    case 'text':
      return String(value)
  }
}

const collator = new Intl.Collator('en')

/** Ascending order by a column: text by locale, everything else by number. */
export const comparator = (key: BenchColumn['key']): ((one: BenchRow, other: BenchRow) => number) =>
  key === 'customer' || key === 'vehicle' || key === 'rep'
    ? (one, other) => collator.compare(one[key], other[key])
    : (one, other) => Number(one[key]) - Number(other[key])

/** The outlines of the icons, in a box of 16 by 16. */
export const statusPaths = [
  'M8 1a7 7 0 100 14A7 7 0 008 1z',
  'M6 12L2 8l1-1 3 3 7-7 1 1z',
  'M3 4l1-1 4 4 4-4 1 1-4 4 4 4-1 1-4-4-4 4-1-1 4-4z',
  'M8 1l7 14H1z',
  'M3 2h4v12H3zM9 2h4v12H9z',
] as const
export const lockPath = 'M4 7V5a4 4 0 018 0v2h1v8H3V7zm2 0h4V5a2 2 0 00-4 0z'
