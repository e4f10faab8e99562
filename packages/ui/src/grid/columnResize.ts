/** The limits of a width, in percent of the grid. */
export interface WidthLimits {
  readonly least: number
}

const tenths = (percent: number): number => Math.round(percent * 10) / 10
const clampPercent = (percent: number, { least }: WidthLimits): number =>
  tenths(Math.min(100, Math.max(percent, least)))

/** The width after the pointer has moved the column's edge; pixels along the line, negative towards its start. */
export const draggedPercent = (from: number, moved: number, gridWidth: number, limits: WidthLimits): number =>
  clampPercent(from + (gridWidth > 0 ? (moved / gridWidth) * 100 : 0), limits)

/** The parts of a keyboard event that change a column's width. */
export interface WidthKey {
  readonly key: string
  readonly shiftKey: boolean
}

/**
 * The width that a key leads to: arrows by one percent, with Shift by five, Home to the least; `'default'` for Delete and
 * Backspace, `undefined` for every other key.
 *
 * @example
 * percentAfterKey({ key: 'ArrowRight', shiftKey: false }, 12, { least: 5 }, false) // 13
 */
export const percentAfterKey = (
  { key, shiftKey }: WidthKey,
  from: number,
  limits: WidthLimits,
  isRightToLeft: boolean,
): number | 'default' | undefined => {
  const step = (shiftKey ? 5 : 1) * (isRightToLeft ? -1 : 1)
  switch (key) {
    case 'ArrowRight':
      return clampPercent(Math.round(from) + step, limits)
    case 'ArrowLeft':
      return clampPercent(Math.round(from) - step, limits)
    case 'Home':
      return clampPercent(0, limits)
    case 'Delete':
    case 'Backspace':
      return 'default'
    default:
      return undefined
  }
}
