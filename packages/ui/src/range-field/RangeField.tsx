import { useLocale } from 'react-aria-components/I18nProvider'
import type { BoxSize } from '../field/InputBox'
import { RangeFrame, type FromTo, type RangeFrameProps, type RangeSideControl } from './RangeFrame'
import { RangeSide } from './RangeSide'

export type { FromTo } from './RangeFrame'

/** Props of {@link RangeField}. */
export interface RangeFieldProps extends RangeFrameProps {
  /** The texts that were typed; the rules judge those. A missing text is an empty one. */
  readonly value: Partial<FromTo<string | null>> | null | undefined
  /** Told both texts with every stroke in either. */
  readonly onChange: (value: FromTo<string>) => void
  /**
   * How a side that is a number is shown while it is not being changed: as it was typed, grouped, or as whole dollars.
   * The value stays the text that was typed. @default 'asTyped'
   */
  readonly shownAs?: 'asTyped' | 'number' | 'currency' | undefined
  /** The focus leaves both sides; not when it goes from one to the other. */
  readonly onBlur?: (() => void) | undefined
  /** Enter is pressed on a side. */
  readonly onEnter?: (() => void) | undefined
  /** 32, 28, or 24 px in a row of a table; 44 px on a phone. @default 'medium' */
  readonly size?: BoxSize | undefined
  /** Both sides take neither focus nor text. @default false */
  readonly isDisabled?: boolean | undefined
  /** Both texts can be read and copied but not changed. @default false */
  readonly isReadOnly?: boolean | undefined
}

/**
 * From and to, typed. It holds what was typed, number or not, and shows the errors that it is given: one of a side
 * marks that side, one of the field marks both.
 *
 * @example
 * <RangeField label="APR" value={{ from: '6.9', to: '4.5' }} onChange={setApr} toError="number less than From value" />
 */
export function RangeField(props: RangeFieldProps) {
  const { value, onChange, onBlur, onEnter, shownAs = 'asTyped', size, ...rest } = props
  const { isDisabled, isReadOnly, ...frame } = rest
  const { locale } = useLocale()
  const texts: FromTo<string> = { from: value?.from ?? '', to: value?.to ?? '' }
  const side = (at: keyof FromTo<string>, control: RangeSideControl) => (
    <RangeSide
      control={control}
      text={texts[at]}
      onText={(text) => onChange({ ...texts, [at]: text })}
      style={shownAs === 'number' ? 'decimal' : shownAs}
      locale={locale}
      isRequired={frame.isRequired}
      onLeave={onBlur}
      onEnter={onEnter}
      size={size}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    />
  )
  return (
    <RangeFrame {...frame}>
      {({ from, to }) => (
        <>
          {side('from', from)}
          {side('to', to)}
        </>
      )}
    </RangeFrame>
  )
}
