import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FieldFrameProps } from '../field/Field'
import { FieldLabel } from '../field/FieldLabel'
import { FieldFoot, FieldMessage, FieldRoot, RequiredMark } from '../field/FieldParts'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  align-items: start;
  &[data-leads] {
    grid-template-columns: minmax(0, 3fr) repeat(2, minmax(0, 2fr));
  }
`

/** From and to. */
export interface FromTo<Side> {
  readonly from: Side
  readonly to: Side
}

/** What every field with two sides has in common. */
export interface RangeFrameProps extends FieldFrameProps {
  /** What is wrong with From alone: it is marked, and the text stands under it. */
  readonly fromError?: string | undefined
  /** What is wrong with To alone. */
  readonly toError?: string | undefined
  /** The name of the first side, and what stands in it while it is empty. @default 'From' */
  readonly fromLabel?: string | undefined
  /** @default 'To' */
  readonly toLabel?: string | undefined
  /** A control before both, such as a select of what the range is of; its label hidden. */
  readonly lead?: ReactNode
}

/** What a side of a range puts on its control. */
export interface RangeSideControl {
  readonly id: string
  /** The label of the field and the name of the side. */
  readonly name: string
  readonly placeholder: string
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
}

interface RangeFrameWithSides extends RangeFrameProps {
  /** The label is pressed and the controls are no native ones, which would take the focus by themselves. */
  readonly onLabelPress?: (() => void) | undefined
  readonly children: (sides: FromTo<RangeSideControl>) => ReactNode
}

/**
 * The frame of two controls that make one range. An error of the field marks both sides, an error of one side that one;
 * texts stand under their side, or, where only one speaks, under both.
 */
export function RangeFrame(props: RangeFrameWithSides) {
  const { label, isLabelHidden, isRequired, hint, error, fromError, toError, lead, onLabelPress } = props
  const { fromLabel = 'From', toLabel = 'To', children } = props
  const id = useId()
  const hasSideError = fromError !== undefined || toError !== undefined
  const main = error ?? (hasSideError ? undefined : hint)
  const side = (name: string, at: 'from' | 'to', ownError: string | undefined): RangeSideControl => {
    const described = [
      ...(main === undefined ? [] : [`${id}-text`]),
      ...(ownError === undefined ? [] : [`${id}-${at}-text`]),
    ]
    return {
      id: `${id}-${at}`,
      name: `${label} ${name}`,
      placeholder: name,
      isInvalid: error !== undefined || ownError !== undefined,
      describedBy: described.length === 0 ? undefined : described.join(' '),
    }
  }
  return (
    <FieldRoot role="group" aria-labelledby={`${id}-label`}>
      <FieldLabel
        id={`${id}-label`}
        htmlFor={onLabelPress === undefined ? `${id}-from` : undefined}
        onClick={onLabelPress}
        data-hidden={isLabelHidden || undefined}
      >
        {label}
        {isRequired && <RequiredMark />}
      </FieldLabel>
      <Row data-leads={lead === undefined ? undefined : ''}>
        {lead}
        {children({ from: side(fromLabel, 'from', fromError), to: side(toLabel, 'to', toError) })}
      </Row>
      <FieldFoot>
        <FieldMessage id={`${id}-text`} isError={error !== undefined} text={main} />
        <FieldMessage id={`${id}-from-text`} isError text={fromError} />
        <FieldMessage id={`${id}-to-text`} isError text={toError} />
      </FieldFoot>
    </FieldRoot>
  )
}
