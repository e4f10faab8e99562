/** The bounds of a pane's width, in CSS pixels. */
export interface SplitBounds {
  readonly min: number
  readonly max: number
}

/** How far one press of an arrow moves, in CSS pixels; with Shift. */
const step = 16
const longStep = 64

/** A width within its bounds; the least where they conflict or the width is not a number. */
export const clampSize = (size: number, { min, max }: SplitBounds): number =>
  Math.max(min, Math.min(max, Number.isNaN(size) ? min : Math.round(size)))

/** Which way growing is, seen from left to right: 1 where the pane grows when the line moves to the right. */
export const growth = (sized: 'start' | 'end', isRightToLeft: boolean): 1 | -1 =>
  (sized === 'start') === isRightToLeft ? -1 : 1

/** The state when a key is pressed on the line. */
export interface SplitKey {
  readonly key: string
  readonly shiftKey: boolean
}

/** The width after a key, not yet within its bounds; null for a key without an effect. */
export const sizeAfterKey = (
  { key, shiftKey }: SplitKey,
  size: number,
  direction: 1 | -1,
  bounds: SplitBounds,
  usual: number,
): number | null => {
  const by = (shiftKey ? longStep : step) * direction
  if (key === 'ArrowRight') return size + by
  if (key === 'ArrowLeft') return size - by
  if (key === 'Home') return bounds.min
  if (key === 'End') return bounds.max
  return key === 'Enter' ? usual : null
}
