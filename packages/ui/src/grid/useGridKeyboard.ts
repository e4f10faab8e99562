import type { KeyboardEvent } from 'react'
import { isRightToLeft } from '../internal/direction/isRightToLeft'
import { cellAround, controlBeside, controlIn, focusTarget, lineAround, usesArrows } from './gridElements'
import { moveInGrid } from './gridPosition'
import type { GridFocus } from './useGridFocus'
import type { RowChoice } from './useGridSelection'

/** Options of {@link useGridKeyboard}. */
export interface GridKeyboardOptions {
  readonly focus: GridFocus
  readonly choice: RowChoice | undefined
  readonly rowCount: number
  readonly columnCount: number
  /** How many rows fit into the viewport; read when a page key is pressed. */
  readonly pageRows: () => number
}

/**
 * The keyboard of the ARIA grid pattern: arrows and paging keys move the one tab stop, Enter or F2 lead into a cell's first
 * control, Left and Right to its next ones and Escape back; Enter on the box of a row follows the link of its header. With a selection, Shift and Space choose a row, Shift and an
 * arrow a range, also from a link or button in a cell, Ctrl and A all.
 */
export const useGridKeyboard =
  ({ focus, choice, rowCount, columnCount, pageRows }: GridKeyboardOptions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key, shiftKey } = event
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    const cell = cellAround(target)
    if (cell === null || event.defaultPrevented || event.altKey) return
    const goTo = (control: HTMLElement | undefined) => {
      if (control === undefined) return
      event.preventDefault()
      control.focus()
    }
    const mirrored = isRightToLeft(currentTarget)
    const isRangeKey = choice !== undefined && shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')

    if (target !== focusTarget(cell) && !(isRangeKey && !usesArrows(target))) {
      if (key === 'Escape' || key === 'F2') goTo(focusTarget(cell))
      else if ((key === 'ArrowRight' || key === 'ArrowLeft') && !usesArrows(target)) {
        event.preventDefault()
        controlBeside(cell, target, (key === 'ArrowRight') === mirrored ? -1 : 1)?.focus()
      }
      return
    }
    const from = focus.placeOf(cell)
    if (choice !== undefined && (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') {
      event.preventDefault()
      choice.selectAll()
      return
    }
    if (event.metaKey) return
    if (choice !== undefined && shiftKey && key === ' ' && from.row >= 0) {
      event.preventDefault()
      choice.toggle(from.row, false)
      return
    }
    if (key === 'F2' || (key === 'Enter' && target === cell)) {
      goTo(controlIn(cell))
      return
    }
    if (key === 'Enter') {
      // The browser presses what else stands for a cell, and leaves a box alone.
      if (target.dataset['part'] === 'choice')
        lineAround(cell)?.querySelector<HTMLElement>('[role=rowheader] a')?.click()
      return
    }
    const next = moveInGrid(event, from, {
      rowCount,
      columnCount,
      pageRows: pageRows(),
      isRightToLeft: mirrored,
    })
    if (next === undefined) return
    event.preventDefault()
    focus.moveTo(next)
    if (isRangeKey && from.row >= 0 && next.row >= 0) choice.extend(from.row, next.row)
  }
