import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { BoxButton } from '../field/BoxButton'
import { Field } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { InputBox } from '../field/InputBox'
import { lineProps, type LineFieldProps } from '../field/lineProps'
import { problemText, type NumberProblem } from './numberProblem'
import type { NumberFormat } from './numberSymbols'
import { useNumberText } from './useNumberText'

/** What every field that gives a number has in common. */
export interface AnyNumberFieldProps extends LineFieldProps {
  /** `null`, `undefined` and what is not finite are an empty field. */
  readonly value: number | null | undefined
  /**
   * At every key: the number that the text is, `null` when it is empty or no number; and what is wrong with it. A number
   * out of bounds is given too, together with its problem: a form must not save while there is one.
   */
  readonly onChange: (value: number | null, problem: NumberProblem | null) => void
  /** The least number it takes; a lesser one is a problem. @default no bound */
  readonly min?: number | undefined
  /** The greatest number it takes; a greater one is a problem. @default no bound */
  readonly max?: number | undefined
  /** What an arrow key adds; Page Up and Down add ten times as much. `null`: the keys do nothing. */
  readonly step?: number | null | undefined
  /** A sentence for a problem, in place of the field's own. */
  readonly problemText?: ((problem: NumberProblem) => string) | undefined
  /** Buttons for one step less and more, for whoever has no keys. @default false */
  readonly hasButtons?: boolean | undefined
  /** At which side of the box the figure stands. @default 'end' */
  readonly align?: 'start' | 'end' | undefined
  /** The look of a value that differs from what it was. @default false */
  readonly isEdited?: boolean | undefined
}

interface FormattedNumberFieldProps extends AnyNumberFieldProps {
  readonly format: Omit<NumberFormat, 'locale'>
  /** Stands after the text. */
  readonly unit?: string | undefined
}

/** What number, currency and percentage field are made of. */
export function FormattedNumberField(props: FormattedNumberFieldProps) {
  const { label, min, max, step = null, hasButtons = false, isDisabled = false, isReadOnly = false } = props
  const { locale } = useLocale()
  const format = { ...props.format, locale }
  const bounds = { min, max }
  const { text, value, problem, onInput, onFinish, onStep } = useNumberText({
    value: props.value,
    format,
    bounds,
    onChange: props.onChange,
  })
  const say = props.problemText ?? ((found: NumberProblem) => problemText(found, format, bounds))
  const canStep = step !== null && !isDisabled && !isReadOnly

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (steps === undefined || !canStep || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onStep(steps * step)
  }

  const stepButton = (direction: 1 | -1) => (
    <BoxButton
      label={`${direction === 1 ? 'Increase' : 'Decrease'} ${label}`}
      icon={direction === 1 ? <Plus aria-hidden="true" /> : <Minus aria-hidden="true" />}
      isDisabled={!canStep || (value !== null && value === (direction === 1 ? max : min))}
      onPress={() => onStep(direction * (step ?? 1))}
    />
  )

  return (
    <Field {...frameProps(props)} error={props.error ?? (problem === null ? undefined : say(problem))}>
      {(control) => (
        <InputBox
          {...control}
          {...(step === null
            ? {}
            : {
                role: 'spinbutton',
                'aria-valuenow': value ?? undefined,
                'aria-valuemin': min,
                'aria-valuemax': max,
                'aria-valuetext': text === '' ? undefined : `${text}${props.unit ?? ''}`,
              })}
          {...lineProps(props)}
          type="text"
          inputMode={min === undefined || min < 0 ? undefined : format.decimals > 0 ? 'decimal' : 'numeric'}
          value={text}
          align={props.align ?? 'end'}
          isEdited={props.isEdited}
          end={props.unit}
          buttons={
            hasButtons && (
              <>
                {stepButton(-1)}
                {stepButton(1)}
              </>
            )
          }
          onChange={onInput}
          onKeyDown={onKeyDown}
          onEnter={() => {
            onFinish()
            props.onEnter?.()
          }}
          onBlur={() => {
            onFinish()
            props.onBlur?.()
          }}
        />
      )}
    </Field>
  )
}
