import { fireEvent, within, type BoundFunctions, type queries } from '@testing-library/dom'
import { textOf } from './elementState'

/** A grid on the page, read and operated by role as a person would. */
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
  /** Whether a drawn row is chosen; undefined where rows cannot be chosen. */
  readonly isSelected: (row: number) => boolean | undefined
  /** Presses the box of a row; `range` holds Shift, so that all rows since the last one go with it. */
  readonly toggleRow: (row: number, range?: 'range') => void
  /** Presses the box of the header. */
  readonly toggleAll: () => void
  /** The state of the box of the header. */
  readonly allSelected: () => 'none' | 'some' | 'all'
  /** Goes to a drawn cell; `row` counts from 0, `'header'` is the header. */
  readonly focusCell: (row: number | 'header', columnLabel: string) => void
  /** Presses keys one after the other where the focus is, each as `Shift+ArrowDown` or `a`. */
  readonly press: (...keys: readonly string[]) => void
  /** Where the focus is among the cells; undefined when it is not in the grid. */
  readonly focusedCell: () => { readonly row: number | 'header'; readonly columnLabel: string } | undefined
  /** The width of a column by the edge of its header, in percent. */
  readonly columnWidth: (columnLabel: string) => number
  /** Makes a column wider by whole percents, by the arrow keys on the edge of its header; narrower below 0. */
  readonly widenColumn: (columnLabel: string, percents: number) => void
  /** Gives a column its default width, by a double click on the edge of its header. */
  readonly resetColumnWidth: (columnLabel: string) => void
  /** New rows or the first ones are being loaded. */
  readonly isBusy: () => boolean
}

/** The label of a header, without its filter. */
const labelOf = (header: HTMLElement): string => header.getAttribute('aria-label') ?? textOf(header)

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
  const headers = () =>
    scope.getAllByRole('columnheader').filter((header) => within(header).queryByRole('checkbox') === null)
  const headerOf = (label: string): HTMLElement => {
    const found = headers().find((header) => labelOf(header) === label)
    if (found === undefined)
      throw new Error(`No column "${label}"; there are: ${headers().map(labelOf).join(', ')}`)
    return found
  }
  const headerLine = (): HTMLElement => {
    const [first] = scope.getAllByRole('row')
    if (first === undefined) throw new Error('The grid has no header')
    return first
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
  const box = (place: HTMLElement): HTMLInputElement => within(place).getByRole<HTMLInputElement>('checkbox')
  const boxOfAll = () => box(headerLine())
  const edge = (columnLabel: string) => within(headerOf(columnLabel)).getByRole('separator')
  const press = (...keys: readonly string[]) => {
    for (const pressed of keys) {
      const parts = pressed.split('+')
      const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '')
      fireEvent.keyDown(document.activeElement ?? grid, {
        key,
        shiftKey: parts.includes('Shift'),
        ctrlKey: parts.includes('Control'),
      })
    }
  }
  const labelAt = (column: string | null): string =>
    labelOf(headers().find((header) => header.getAttribute('aria-colindex') === column) ?? grid)

  return {
    isSelected: (row) => {
      const value = line(row).getAttribute('aria-selected')
      return value === null ? undefined : value === 'true'
    },
    toggleRow: (row, range) => {
      fireEvent.click(box(line(row)), { shiftKey: range !== undefined })
    },
    toggleAll: () => {
      fireEvent.click(boxOfAll())
    },
    allSelected: () => {
      const { checked, indeterminate } = boxOfAll()
      return indeterminate ? 'some' : checked ? 'all' : 'none'
    },
    focusCell: (row, columnLabel) => {
      const place = row === 'header' ? headerOf(columnLabel) : cell(row, columnLabel)
      ;(place.querySelector<HTMLElement>('[data-cell-target]') ?? place).focus()
    },
    press,
    focusedCell: () => {
      const focused = document.activeElement?.closest('[aria-colindex]')
      const row = focused?.closest('[role=row]')?.getAttribute('aria-rowindex')
      if (focused === null || focused === undefined || !grid.contains(focused)) return undefined
      return {
        row: row === '1' ? 'header' : Number(row) - 2,
        columnLabel: labelAt(focused.getAttribute('aria-colindex')),
      }
    },
    columnWidth: (columnLabel) => Number(edge(columnLabel).getAttribute('aria-valuenow')),
    widenColumn: (columnLabel, percents) => {
      edge(columnLabel).focus()
      press(...Array.from({ length: Math.abs(percents) }, () => (percents > 0 ? 'ArrowRight' : 'ArrowLeft')))
    },
    resetColumnWidth: (columnLabel) => {
      fireEvent.doubleClick(edge(columnLabel))
    },
    rowCount: () => Number(grid.getAttribute('aria-rowcount')) - 1,
    columnLabels: () => headers().map(labelOf),
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
