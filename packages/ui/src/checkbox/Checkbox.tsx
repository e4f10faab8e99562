import { Check, Minus } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { choiceLineStyle, choiceMarkStyle } from '../internal/choice-line/choiceLineStyle'
import { toggleFrameStyle, useToggleFrame, type ToggleProps } from '../internal/choice-line/useToggleFrame'

const Root = styled(CheckboxField)`
  ${toggleFrameStyle}
  --text-start: 24px;
  @media ${media.phone} {
    --text-start: 28px;
  }
`

const Line = styled(CheckboxButton)`
  ${choiceLineStyle}
  ${choiceMarkStyle}
`

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends ToggleProps {
  /** Some of what it stands for is ticked: it shows a dash, and a press ticks all. @default false */
  readonly isIndeterminate?: boolean | undefined
}

/**
 * A yes or no that is sent together with other things; what takes effect at once is a `Switch`.
 *
 * @example
 * <Checkbox label="Contact made" value={isMade} onChange={setIsMade} />
 */
export function Checkbox(props: CheckboxProps) {
  const { isIndeterminate = false, isRequired = false, value } = props
  const { rootProps, text, foot } = useToggleFrame(props)
  return (
    <Root {...rootProps} {...{ isIndeterminate, isRequired }}>
      <Line>
        <span data-mark="" aria-hidden="true">
          {isIndeterminate ? <Minus /> : value === true && <Check />}
        </span>
        {text}
      </Line>
      {foot}
    </Root>
  )
}
