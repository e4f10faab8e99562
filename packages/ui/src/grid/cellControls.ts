/** What can take the focus inside a cell. */
const controls = 'a[href], button, input, select, textarea, [tabindex]:not([aria-colindex])'

const controlsIn = (cell: Element): readonly HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(`:is(${controls}):not([disabled])`),
]

/** The first control inside a cell. */
export const controlIn = (cell: Element): HTMLElement | undefined => controlsIn(cell)[0]

/** The control `step` places after another one in the same cell; none beyond the first and the last. */
export const controlBeside = (cell: Element, control: Element, step: 1 | -1): HTMLElement | undefined => {
  const all = controlsIn(cell)
  const at = all.findIndex((candidate) => candidate === control)
  return at < 0 ? undefined : all[at + step]
}

/** Left and Right mean something inside the control itself. */
export const usesArrows = (control: Element): boolean => control.matches('input, select, textarea')

/** Takes the controls of a row's cells out of the tab order: the grid is one tab stop, its cells lead to them. */
export const takeOutOfTabOrder = (line: Element): void => {
  for (const control of line.querySelectorAll<HTMLElement>(controls))
    if (control.tabIndex !== -1) control.tabIndex = -1
}

/** The cell of the grid in which an element stands. */
export const cellAround = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[aria-colindex]')

/** What takes the focus of a cell: the sort button of a header, else the cell itself. */
export const focusTarget = (cell: HTMLElement): HTMLElement =>
  cell.querySelector<HTMLElement>('[data-cell-target]') ?? cell

/** The cell at a place; the cell that spans the rest of an overlaid row stands for all of them. */
export const cellAt = (grid: Element, row: number, column: number): HTMLElement | null => {
  const line = grid.querySelector(`[data-row="${row < 0 ? 'header' : row}"]`)
  const cell = line?.children[column] ?? line?.lastElementChild
  return cell instanceof HTMLElement ? cell : null
}
