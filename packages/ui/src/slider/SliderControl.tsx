import { useMemo, useRef, type CSSProperties, type RefObject } from 'react'
import { useSlider } from 'react-aria/useSlider'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSliderState } from 'react-stately/useSliderState'
import { isolated } from '../internal/direction/isolated'
import { Field, type FieldControl, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { onLeave } from '../internal/focus/onLeave'
import { SliderThumb } from './SliderThumb'
import { Output, Root, Track } from './sliderStyle'
import { shareOf, sliderValues } from './sliderValue'

/** Props that sliders of one and of two thumbs share. */
export interface SliderOptions extends Omit<FieldFrameProps, 'isRequired'> {
  /** The lower end of the line. @default 0 */
  readonly min?: number | undefined
  /** The upper end of the line. @default 100 */
  readonly max?: number | undefined
  /** The distance between two values. @default 1 */
  readonly step?: number | undefined
  /** A value in words, as it is shown and spoken. @default the number, in the reader's language */
  readonly valueText?: ((value: number) => string) | undefined
  /** It shows its value and cannot be moved. @default false */
  readonly isDisabled?: boolean | undefined
  /** The focus leaves the slider. */
  readonly onBlur?: (() => void) | undefined
}

interface SliderControlProps extends SliderOptions {
  readonly values: readonly (number | null | undefined)[]
  readonly onChange: (values: readonly number[]) => void
  readonly onChangeEnd: ((values: readonly number[]) => void) | undefined
  /** The names of the thumbs, where there are two. */
  readonly thumbLabels: readonly string[]
}

/** A slider of one or two thumbs in the frame of a field, with its value next to it. */
export function SliderControl(props: SliderControlProps) {
  const track = useRef<HTMLDivElement>(null)
  return (
    <Field {...frameProps(props)} onLabelPress={() => track.current?.querySelector('input')?.focus()}>
      {(control, labelId) => <Line {...props} control={control} labelId={labelId} track={track} />}
    </Field>
  )
}

interface LineProps extends SliderControlProps {
  readonly control: FieldControl
  readonly labelId: string
  readonly track: RefObject<HTMLDivElement | null>
}

function Line(props: LineProps) {
  const { locale } = useLocale()
  const figures = useMemo(() => new Intl.NumberFormat(locale), [locale])
  const inFigures = (value: number) => figures.format(value)
  const { min = 0, max = 100, step = 1, valueText = inFigures, isDisabled = false } = props
  const { thumbLabels, control, labelId, track } = props
  const bounds = { min, max: Math.max(min, max) }
  const values = sliderValues(props.values, bounds)
  const options = {
    'aria-labelledby': labelId,
    minValue: bounds.min,
    maxValue: bounds.max,
    step,
    isDisabled,
    value: [...values],
    onChange: props.onChange,
    ...(props.onChangeEnd === undefined ? {} : { onChangeEnd: props.onChangeEnd }),
  }
  const state = useSliderState({ ...options, numberFormatter: figures })
  const { groupProps, trackProps, outputProps } = useSlider(options, state, track)
  const ends = values.map((value) => shareOf(value, bounds))
  const groove = { '--from': ends.length > 1 ? ends[0] : 0, '--to': ends.at(-1) } as CSSProperties
  const inWords = (numbers: readonly number[]) => numbers.map(valueText).join(' – ')
  const [least, most] = [inWords(values.map(() => bounds.min)), inWords(values.map(() => bounds.max))]
  const widest = least.length > most.length ? least : most
  return (
    <Root {...groupProps} onBlur={onLeave(props.onBlur)}>
      <Track
        {...trackProps}
        ref={track}
        style={{ ...trackProps.style, ...groove }}
        data-opens={values.length > 1 ? undefined : ''}
        data-invalid={control['aria-invalid']}
        data-disabled={isDisabled || undefined}
      >
        {values.map((value, index) => (
          <SliderThumb
            key={index}
            index={index}
            state={state}
            track={track}
            share={ends[index] ?? 0}
            label={thumbLabels[index]}
            labelId={labelId}
            valueText={valueText(value)}
            describedBy={control['aria-describedby']}
            isInvalid={control['aria-invalid']}
          />
        ))}
      </Track>
      <Output {...outputProps} aria-live="off" data-widest={widest} data-disabled={isDisabled || undefined}>
        {isolated(inWords(values))}
      </Output>
    </Root>
  )
}
