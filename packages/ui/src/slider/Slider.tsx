import { SliderControl, type SliderOptions } from './SliderControl'

/** Props of {@link Slider}. */
export interface SliderProps extends SliderOptions {
  /** A value that is not a number is shown as `min`, one outside the bounds as the nearest bound. */
  readonly value: number | null | undefined
  /** The thumb moves. */
  readonly onChange: (value: number) => void
  /** The thumb is let go, or a key was pressed: the time to send a request. */
  readonly onChangeEnd?: ((value: number) => void) | undefined
}

/**
 * A number chosen by its place on a line, where roughly right is good enough; where the figure counts, take a number
 * field. Arrows move by a step, Page Up and Down by a tenth of the line, Home and End to the ends.
 *
 * @example
 * <Slider label="Radius" min={1} max={50} value={miles} onChange={setMiles} valueText={(value) => `${value} miles`} />
 */
export function Slider({ value, onChange, onChangeEnd, ...options }: SliderProps) {
  const first = (report: (value: number) => void) => (values: readonly number[]) => {
    const [chosen] = values
    if (chosen !== undefined) report(chosen)
  }
  return (
    <SliderControl
      {...options}
      values={[value]}
      thumbLabels={[]}
      onChange={first(onChange)}
      onChangeEnd={onChangeEnd === undefined ? undefined : first(onChangeEnd)}
    />
  )
}
