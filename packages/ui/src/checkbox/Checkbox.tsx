import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { styled } from 'styled-components'
import { choiceLineStyle, choiceMarkStyle } from '../choice-line/choiceLineStyle'
import type { FieldFrameProps } from '../field/Field'
import { FieldFoot, FieldMessage, RequiredMark } from '../field/FieldParts'
import { visuallyHidden } from '../visually-hidden/visuallyHiddenStyle'

const Root = styled(CheckboxField)`
  display: grid;
  justify-items: start;
  min-width: 0;
  & > :last-child:not(label) {
    padding-inline-start: 24px;
  }
  @media (max-width: 720px) {
    & > :last-child:not(label) {
      padding-inline-start: 28px;
    }
  }
`

const Line = styled(CheckboxButton)`
  ${choiceLineStyle}
  ${choiceMarkStyle}
  & > [data-text][data-hidden] {
    ${visuallyHidden}
  }
`

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends FieldFrameProps {
  /** Whether it is ticked; null is not. */
  readonly value: boolean | null
  readonly onChange: (value: boolean) => void
  /** Some of what it stands for is ticked: it shows a dash, and a press ticks all. @default false */
  readonly isIndeterminate?: boolean | undefined
  /** @default false */
  readonly isDisabled?: boolean | undefined
  /** @default false */
  readonly isReadOnly?: boolean | undefined
}

/**
 * A yes or no that is sent together with other things; what takes effect at once is a `Switch`.
 *
 * @example
 * <Checkbox label="Contact made" value={isMade} onChange={setIsMade} />
 */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, isRequired = false, hint, error, value, onChange } = props
  const { isIndeterminate = false, isDisabled = false, isReadOnly = false } = props
  const textId = useId()
  const isInvalid = error !== undefined
  const isDescribed = isInvalid || hint !== undefined
  return (
    <Root
      isSelected={value ?? false}
      onChange={onChange}
      validationBehavior="aria"
      {...{ isIndeterminate, isDisabled, isReadOnly, isRequired, isInvalid }}
      {...(isDescribed ? { 'aria-describedby': textId } : {})}
    >
      <Line>
        <span data-mark="" aria-hidden="true">
          {isIndeterminate ? <Minus /> : value === true && <Check />}
        </span>
        <span data-text="" data-hidden={isLabelHidden || undefined}>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </Line>
      <FieldFoot>
        <FieldMessage id={textId} isError={isInvalid} text={error ?? hint} />
      </FieldFoot>
    </Root>
  )
}
