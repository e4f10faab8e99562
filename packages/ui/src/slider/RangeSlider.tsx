import { SliderControl, type SliderOptions } from './SliderControl'

/** The lower and the upper end. */
export type SliderRange = readonly [from: number, to: number]

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps extends SliderOptions {
  /** What is no number stands at its end. */
  readonly value: readonly [from: number | null | undefined, to: number | null | undefined]
  readonly onChange: (value: SliderRange) => void
  /** A thumb is let go, or a key was pressed: the moment to ask a server. */
  readonly onChangeEnd?: ((value: SliderRange) => void) | undefined
  /** @default 'From' */
  readonly fromLabel?: string | undefined
  /** @default 'To' */
  readonly toLabel?: string | undefined
}

/**
 * From and to, chosen by their places on a line. The thumbs stop at each other.
 *
 * @example
 * <RangeSlider label="Score" min={1} max={10} value={[6, 10]} onChange={setScore} />
 */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onChange, onChangeEnd, fromLabel = 'From', toLabel = 'To', ...options } = props
  const pair = (report: (value: SliderRange) => void) => (values: readonly number[]) => {
    const [from, to] = values
    if (from !== undefined && to !== undefined) report([from, to])
  }
  return (
    <SliderControl
      {...options}
      values={value}
      thumbLabels={[fromLabel, toLabel]}
      onChange={pair(onChange)}
      onChangeEnd={onChangeEnd === undefined ? undefined : pair(onChangeEnd)}
    />
  )
}
