import type { FromTo } from '../range-field/RangeFrame'
import { SliderControl, type SliderOptions } from './SliderControl'

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps extends SliderOptions {
  /** The lower and the upper end; an end that is not a number is that end of the line. */
  readonly value: Partial<FromTo<number | null>> | null | undefined
  /** A thumb moves; told both ends. */
  readonly onChange: (value: FromTo<number>) => void
  /** A thumb is let go, or a key was pressed: the time to send a request. */
  readonly onChangeEnd?: ((value: FromTo<number>) => void) | undefined
  /** The name of the lower thumb. @default 'From' */
  readonly fromLabel?: string | undefined
  /** The name of the upper thumb. @default 'To' */
  readonly toLabel?: string | undefined
}

/**
 * From and to, chosen by their places on a line. The thumbs stop at each other.
 *
 * @example
 * <RangeSlider label="Score" min={1} max={10} value={{ from: 6, to: 10 }} onChange={setScore} />
 */
export function RangeSlider(props: RangeSliderProps) {
  const { value, onChange, onChangeEnd, fromLabel = 'From', toLabel = 'To', ...options } = props
  const range = (report: (value: FromTo<number>) => void) => (values: readonly number[]) => {
    const [from, to] = values
    if (from !== undefined && to !== undefined) report({ from, to })
  }
  return (
    <SliderControl
      {...options}
      values={[value?.from, value?.to]}
      thumbLabels={[fromLabel, toLabel]}
      onChange={range(onChange)}
      onChangeEnd={onChangeEnd === undefined ? undefined : range(onChangeEnd)}
    />
  )
}
