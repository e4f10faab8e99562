import { useId } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import { choiceLineStyle } from '../choice-line/choiceLineStyle'
import type { FieldFrameProps } from '../field/Field'
import { FieldFoot, FieldMessage } from '../field/FieldParts'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'

const Root = styled(SwitchField)`
  display: grid;
  justify-items: start;
  min-width: 0;
  & > :last-child:not(label) {
    padding-inline-start: 40px;
  }
`

const Line = styled(SwitchButton)`
  ${choiceLineStyle}
  & > [data-text][data-hidden] {
    ${visuallyHidden}
  }
  & > [data-mark] {
    width: 32px;
    height: 20px;
    margin: 0;
    padding: 2px;
    border-radius: 10px;
    background: var(--line-field);
  }
  & > [data-mark]::after {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--surface);
  }
  &[data-selected] > [data-mark] {
    background: var(--accent);
  }
  &[data-selected] > [data-mark]::after {
    margin-inline-start: 12px;
  }
  &[data-hovered]:not([data-selected]) > [data-mark] {
    background: var(--ink-3);
  }
  &[data-hovered][data-selected] > [data-mark] {
    background: var(--accent-hover);
  }
  &[data-invalid] > [data-mark] {
    box-shadow: 0 0 0 2px var(--danger);
  }
  &[data-readonly] > [data-mark] {
    background: var(--ink-3);
  }
  &[data-disabled] > [data-mark] {
    background: var(--line-strong);
  }
  @media (forced-colors: active) {
    & > [data-mark],
    &[data-readonly] > [data-mark],
    &[data-disabled] > [data-mark] {
      forced-color-adjust: none;
      padding: 1px;
      border: 1px solid ButtonText;
      background: Canvas;
    }
    & > [data-mark]::after {
      background: ButtonText;
    }
    &[data-selected] > [data-mark] {
      border-color: Highlight;
      background: Highlight;
    }
    &[data-selected] > [data-mark]::after {
      background: HighlightText;
    }
    &[data-disabled] > [data-mark] {
      border-color: GrayText;
    }
    &[data-disabled] > [data-mark]::after {
      background: GrayText;
    }
    &[data-disabled][data-selected] > [data-mark] {
      background: GrayText;
    }
    &[data-disabled][data-selected] > [data-mark]::after {
      background: Canvas;
    }
  }
`

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<FieldFrameProps, 'isRequired'> {
  /** Whether it is on; null is off. */
  readonly value: boolean | null
  readonly onChange: (value: boolean) => void
  /** @default false */
  readonly isDisabled?: boolean | undefined
  /** @default false */
  readonly isReadOnly?: boolean | undefined
}

/**
 * Turns something on or off, at once; what is sent later with other things is a `Checkbox`.
 *
 * @example
 * <Switch label="Tutorial" value={isOn} onChange={setIsOn} />
 */
export function Switch(props: SwitchProps) {
  const { label, isLabelHidden, hint, error, value, onChange } = props
  const { isDisabled = false, isReadOnly = false } = props
  const textId = useId()
  const isInvalid = error !== undefined
  const isDescribed = isInvalid || hint !== undefined
  return (
    <Root
      isSelected={value ?? false}
      onChange={onChange}
      validationBehavior="aria"
      {...{ isDisabled, isReadOnly, isInvalid }}
      {...(isDescribed ? { 'aria-describedby': textId } : {})}
    >
      <Line>
        <span data-mark="" aria-hidden="true" />
        <span data-text="" data-hidden={isLabelHidden || undefined}>
          {label}
        </span>
      </Line>
      <FieldFoot>
        <FieldMessage id={textId} isError={isInvalid} text={error ?? hint} />
      </FieldFoot>
    </Root>
  )
}
