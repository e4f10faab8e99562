import { fireEvent, within, type BoundFunctions, type queries } from '@testing-library/dom'

/** A grid on the page, asked and moved by role as a person would. */
export interface GridDriver {
  /** How many rows the grid has, drawn or not, without the header. */
  readonly rowCount: () => number
  readonly columnLabels: () => readonly string[]
  /** The text of a drawn cell; `row` counts from 0. */
  readonly cellText: (row: number, columnLabel: string) => string
  /** A drawn cell; `row` counts from 0. */
  readonly cell: (row: number, columnLabel: string) => HTMLElement
  /** What is inside a drawn row, to be queried further. */
  readonly row: (row: number) => BoundFunctions<typeof queries>
  /** The text of a column in every drawn row. */
  readonly columnTexts: (columnLabel: string) => readonly string[]
  readonly sortDirection: (columnLabel: string) => 'ascending' | 'descending' | 'none' | undefined
  /** Presses a column's header. */
  readonly sortBy: (columnLabel: string) => void
  /** The old rows are in sight while new ones come, or the first ones are on their way. */
  readonly isBusy: () => boolean
}

const textOf = (element: Element): string => (element.textContent ?? '').trim()

/**
 * Drives a grid in a test of another package.
 *
 * @example
 * const grid = gridDriver(await screen.findByRole('grid', { name: 'Equity Log' }))
 * grid.sortBy('Equity')
 * expect(grid.cellText(0, 'Customer')).toBe('Singh, Beth')
 */
export const gridDriver = (grid: HTMLElement): GridDriver => {
  const scope = within(grid)
  const headers = () => scope.getAllByRole('columnheader')
  const headerOf = (label: string): HTMLElement => {
    const found = headers().find((header) => textOf(header) === label)
    if (found === undefined)
      throw new Error(`No column "${label}"; there are: ${headers().map(textOf).join(', ')}`)
    return found
  }
  const lines = () => scope.getAllByRole('row').filter((line) => line.getAttribute('aria-rowindex') !== '1')
  const line = (row: number): HTMLElement => {
    const found = lines().find((candidate) => candidate.getAttribute('aria-rowindex') === String(row + 2))
    if (found === undefined) throw new Error(`Row ${row} is not drawn`)
    return found
  }
  const cellIn = (row: HTMLElement, columnLabel: string): HTMLElement | null =>
    row.querySelector<HTMLElement>(`[aria-colindex="${headerOf(columnLabel).getAttribute('aria-colindex')}"]`)
  const cell = (row: number, columnLabel: string): HTMLElement => {
    const found = cellIn(line(row), columnLabel)
    if (found === null) throw new Error(`Row ${row} has no cell "${columnLabel}"`)
    return found
  }
  return {
    rowCount: () => Number(grid.getAttribute('aria-rowcount')) - 1,
    columnLabels: () => headers().map(textOf),
    cell,
    cellText: (row, columnLabel) => textOf(cell(row, columnLabel)),
    row: (row) => within(line(row)),
    columnTexts: (columnLabel) =>
      lines()
        .toSorted(
          (one, other) =>
            Number(one.getAttribute('aria-rowindex')) - Number(other.getAttribute('aria-rowindex')),
        )
        .map((row) => cellIn(row, columnLabel))
        .map((found) => (found === null ? '' : textOf(found))),
    sortDirection: (columnLabel) => {
      const value = headerOf(columnLabel).getAttribute('aria-sort')
      return value === 'ascending' || value === 'descending' || value === 'none' ? value : undefined
    },
    sortBy: (columnLabel) => {
      fireEvent.click(within(headerOf(columnLabel)).getByRole('button'))
    },
    isBusy: () => grid.getAttribute('aria-busy') === 'true',
  }
}
