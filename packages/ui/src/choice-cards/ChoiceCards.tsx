import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { isolated } from '../internal/direction/isolated'
import { ChoiceGroupField, type ChoiceGroupProps } from '../internal/choice-line/ChoiceGroupField'
import { Radio, Radios } from '../internal/radio/Radio'
import { choiceCardStyle } from './choiceCardStyle'

const Root = styled(Radios)`
  min-width: 0;
`

const Cards = styled.div`
  ${choiceCardStyle}
`

/** One card. */
export interface ChoiceCard {
  readonly id: string
  /** A text, or one that says where it breaks. */
  readonly title: ReactNode
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
export interface ChoiceCardsProps extends ChoiceGroupProps {
  /** Their ids differ. */
  readonly options: readonly ChoiceCard[]
  /** The chosen card's id; null while none is chosen. */
  readonly value: string | null
  /** A card was chosen. */
  readonly onChange: (id: string) => void
}

/**
 * One choice out of a few that need two lines each: three beside each other where there is room, below each other on a
 * phone. It is a group of radio buttons: one tab stop, arrows choose.
 *
 * @example
 * <ChoiceCards label="Phone" options={[{ id: 'mobile', title: '(555) 014 - 0182', description: 'Mobile · best' }]} … />
 */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { value, onChange, isDisabled = false } = props
  return (
    <ChoiceGroupField field={props} labelFocuses="chosen">
      {(group) => (
        <Root {...group} value={value} onChange={onChange}>
          <Cards>
            {uniqueIds('ChoiceCards', props.options).map((card) => (
              <Card key={card.id} {...card} isChosen={card.id === value} isOff={isDisabled} />
            ))}
          </Cards>
        </Root>
      )}
    </ChoiceGroupField>
  )
}

interface CardProps extends ChoiceCard {
  readonly isChosen: boolean
  /** None of the cards can be chosen. */
  readonly isOff: boolean
}

function Card({
  id,
  title,
  description,
  icon,
  isStruck,
  isDisabled = false,
  action,
  isChosen,
  isOff,
}: CardProps) {
  return (
    <div
      data-chosen={isChosen || undefined}
      data-struck={isStruck || undefined}
      data-off={isOff || isDisabled || undefined}
    >
      <Radio id={id} isDisabled={isDisabled}>
        {icon}
        <span>
          <b>{isolated(title)}</b>
          {description !== undefined && <small>{isolated(description)}</small>}
        </span>
        {isChosen && <Check data-check="" aria-hidden="true" />}
      </Radio>
      {action !== undefined && action !== null && (
        // Arrows inside a button of the card are not the radio group's.
        <span data-action="" onKeyDown={(event) => event.stopPropagation()}>
          {action}
        </span>
      )}
    </div>
  )
}
