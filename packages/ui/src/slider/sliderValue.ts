/** The bounds of a slider. */
export interface SliderBounds {
  readonly min: number
  readonly max: number
}

/**
 * The values as a slider can hold them: within its bounds, a missing one at its end, the lower one first.
 *
 * @example
 * sliderValues([70, NaN], { min: 1, max: 50 }) // [50, 50]
 */
export const sliderValues = (
  values: readonly (number | null | undefined)[],
  { min, max }: SliderBounds,
): readonly number[] => {
  const ends = values.length > 1 ? [min, max] : [min]
  const within = ends.map((end, at) => {
    const value = values[at]
    return Math.min(max, Math.max(min, Number.isFinite(value) ? (value ?? end) : end))
  })
  return within.toSorted((a, b) => a - b)
}

/** The position of a value between the bounds: 0 to 1. */
export const shareOf = (value: number, { min, max }: SliderBounds): number =>
  max > min ? (value - min) / (max - min) : 0
