import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { FieldLabel } from '../field/FieldLabel'
import { choiceCardStyle } from './choiceCardStyle'

const Root = styled(RadioGroup)`
  display: grid;
  gap: 4px;
  min-width: 0;
`

const Cards = styled.div`
  ${choiceCardStyle}
`

/** One card. */
export interface ChoiceCard {
  readonly id: string
  readonly title: string
  /** The quieter second line. */
  readonly description?: string | undefined
  /** A lucide icon before the text. */
  readonly icon?: ReactNode
  /** The title is struck through, and the description says in red what is wrong. @default false */
  readonly isStruck?: boolean | undefined
  /** This card cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined
  /** A small button at the card's end; pressing it does not choose the card. */
  readonly action?: ReactNode
}

/** Props of {@link ChoiceCards}. */
export interface ChoiceCardsProps {
  readonly label: string
  /** The label is for screen readers only. @default false */
  readonly isLabelHidden?: boolean | undefined
  readonly options: readonly ChoiceCard[]
  /** The chosen card's id; null while none is chosen. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  /** No card can be chosen. @default false */
  readonly isDisabled?: boolean | undefined
}

/**
 * One choice out of a few that need two lines each: three beside each other where there is room, below each other on a
 * phone. It is a group of radio buttons: one tab stop, arrows choose.
 *
 * @example
 * <ChoiceCards label="Phone" options={[{ id: 'mobile', title: '(555) 014 - 0182', description: 'Mobile · best' }]} … />
 */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { label, isLabelHidden, options, value, onChange, isDisabled = false } = props
  return (
    <Root value={value} onChange={onChange} isDisabled={isDisabled}>
      <FieldLabel as={Label} data-hidden={isLabelHidden || undefined}>
        {label}
      </FieldLabel>
      <Cards>
        {options.map(({ id, title, description, icon, isStruck, isDisabled: isOff = false, action }) => (
          <div
            key={id}
            data-chosen={id === value || undefined}
            data-struck={isStruck || undefined}
            data-off={isDisabled || isOff || undefined}
          >
            <Radio value={id} isDisabled={isOff}>
              {icon}
              <span>
                <b>{title}</b>
                {description !== undefined && <small>{description}</small>}
              </span>
              {id === value && <Check data-check="" aria-hidden="true" />}
            </Radio>
            {action !== undefined && action !== null && (
              // Arrows inside a button of the card are not the radio group's.
              <span data-action="" onKeyDown={(event) => event.stopPropagation()}>
                {action}
              </span>
            )}
          </div>
        ))}
      </Cards>
    </Root>
  )
}
