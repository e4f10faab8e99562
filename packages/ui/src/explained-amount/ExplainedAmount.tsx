import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { isolated } from '../internal/direction/isolated'
import { Popover } from '../popover/Popover'

const Trigger = styled(AriaButton)`
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  letter-spacing: inherit;
  color: inherit;
  text-align: inherit;
  overflow: hidden;
  text-overflow: ellipsis;
  outline: none;
  -webkit-tap-highlight-color: transparent;
  /* All of what it stands in can be pressed, where that is positioned. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-2);
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline dotted 1px;
      text-underline-offset: 3px;
    }
  }
  &[aria-expanded='true']::after {
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &[data-focus-visible]::after {
    outline: 2px solid transparent;
    box-shadow: var(--focus);
  }
`

/** Props of {@link ExplainedAmount}. */
export interface ExplainedAmountProps {
  /** What the amount is: the name of the panel. */
  readonly label: string
  /** The amount as it is shown. */
  readonly amount: string
  /** What stands in the panel: a `Calculation`. */
  readonly children: ReactNode | (() => ReactNode)
  /** The panel is open as soon as the amount is there: of many amounts, only the one that was pressed needs to be one. @default false */
  readonly isInitiallyOpen?: boolean | undefined
}

/**
 * An amount that is pressed to see how it comes about. It looks as it does without that; all of the nearest part with
 * `position: relative` can be pressed.
 *
 * @example
 * <ExplainedAmount label="Equity" amount="$8,481">{() => <Calculation … />}</ExplainedAmount>
 */
export const ExplainedAmount = ({ label, amount, children, isInitiallyOpen }: ExplainedAmountProps) => (
  <Popover
    label={label}
    size="wide"
    align="end"
    isPadded={false}
    isInitiallyOpen={isInitiallyOpen}
    trigger={<Trigger aria-label={`${amount}, how it comes about`}>{isolated(amount)}</Trigger>}
  >
    {children}
  </Popover>
)
