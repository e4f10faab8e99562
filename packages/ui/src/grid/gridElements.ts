import type { GridPosition } from './gridPosition'

/** Selects the focusable elements inside a cell. */
const controls = 'a[href], button, input, select, textarea, [tabindex]:not([aria-colindex])'

/** Filters in headers are reached by Tab, unlike other controls in cells. */
const controlsIn = (cell: Element): readonly HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(`:is(${controls}):not([disabled], [data-part=filter] *)`),
]

/** The first control inside a cell, other than one that represents the cell. */
export const controlIn = (cell: HTMLElement): HTMLElement | undefined =>
  controlsIn(cell).find((control) => control !== focusTarget(cell))

/** The control `step` places after another one in the same cell; none beyond the first and the last. */
export const controlBeside = (cell: Element, control: Element, step: 1 | -1): HTMLElement | undefined => {
  const all = controlsIn(cell)
  const at = all.findIndex((candidate) => candidate === control)
  return at < 0 ? undefined : all[at + step]
}

/** Whether the control uses the left and right arrows itself. */
export const usesArrows = (control: Element): boolean =>
  control.matches('input, select, textarea, [role=separator]')

/** Takes the controls of a row's cells out of the tab order: the grid is one tab stop, its cells lead to them. */
export const takeOutOfTabOrder = (line: Element): void => {
  for (const control of line.querySelectorAll<HTMLElement>(controls))
    // A control that represents its cell has the grid's tab stop.
    if (
      control.tabIndex !== -1 &&
      (control.dataset['cellTarget'] === undefined || !control.hasAttribute('tabindex'))
    )
      control.tabIndex = -1
}

/** The cell around an element. */
export const cellAround = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[aria-colindex]')

/** The element of a cell that gets the focus: the sort button of a header, the checkbox of a choice, else the cell. */
export const focusTarget = (cell: HTMLElement): HTMLElement =>
  cell.querySelector<HTMLElement>('[data-cell-target]') ?? cell

/** `aria-rowindex` counts from 1 and counts the header. */
export const rowIndexOffset = 2

/** The line of a row, the header for -1, when it is drawn. */
export const lineAt = (grid: Element, row: number): HTMLElement | null => {
  const [header, body] = grid.children
  if (row < 0) return header instanceof HTMLElement ? header : null
  const wanted = row + rowIndexOffset
  const line = body?.querySelector(`:scope > [aria-rowindex="${wanted}"]`)
  return line instanceof HTMLElement ? line : null
}

/** The cell of a line; the sentence over the rest of an overlaid row stands for all of them. */
export const cellIn = (line: Element, column: number): HTMLElement | null => {
  const place = line.children[column]
  const cell =
    place?.hasAttribute('aria-colindex') === true ? place : line.querySelector('[data-part=overlay]')
  return cell instanceof HTMLElement ? cell : null
}

/** The cell at a place, when it is drawn. */
export const cellAt = (grid: Element, { row, column }: GridPosition): HTMLElement | null => {
  const line = lineAt(grid, row)
  return line === null ? null : cellIn(line, column)
}

/** The line around an element. */
export const lineAround = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[role=row][aria-rowindex]')

/** The row that a line draws, -1 for the header. */
export const rowOf = (line: Element): number => Number(line.getAttribute('aria-rowindex')) - rowIndexOffset

/** The position of a cell. */
export const positionOf = (cell: HTMLElement): GridPosition => {
  const line = lineAround(cell)
  return { row: line === null ? -1 : rowOf(line), column: Number(cell.getAttribute('aria-colindex')) - 1 }
}

/** The element around a part of the grid that scrolls it. */
export const scrollerOf = (part: Element | null): HTMLElement | null =>
  part?.closest<HTMLElement>('[data-part=scroller]') ?? null
