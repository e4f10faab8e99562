import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { styled } from 'styled-components'
import { choiceLineStyle } from '../internal/choice-line/choiceLineStyle'
import { toggleFrameStyle, useToggleFrame, type ToggleProps } from '../internal/choice-line/useToggleFrame'

const Root = styled(SwitchField)`
  ${toggleFrameStyle}
  --text-start: 40px;
`

const Line = styled(SwitchButton)`
  ${choiceLineStyle}
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

/** Props of {@link Switch}. It cannot be required: use a `Checkbox` for consent. */
export type SwitchProps = Omit<ToggleProps, 'isRequired'>

/**
 * Turns something on or off with immediate effect; use a `Checkbox` for a value that is saved later with others.
 *
 * @example
 * <Switch label="Tutorial" value={isOn} onChange={setIsOn} />
 */
export function Switch(props: SwitchProps) {
  const { rootProps, text, foot } = useToggleFrame(props)
  return (
    <Root {...rootProps}>
      <Line>
        <span data-mark="" aria-hidden="true" />
        {text}
      </Line>
      {foot}
    </Root>
  )
}
