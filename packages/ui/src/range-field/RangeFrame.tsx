import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { FieldFrameProps } from '../field/Field'
import { FieldFrame } from '../field/FieldFrame'
import { fieldText, type FieldText } from '../field/fieldText'

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
  /** The name of the second side, and what stands in it while it is empty. @default 'To' */
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
  const main = fieldText(`${id}-text`, { error, hint: hasSideError ? undefined : hint })
  const fromText = fieldText(`${id}-from-text`, { error: fromError })
  const toText = fieldText(`${id}-to-text`, { error: toError })
  const side = (name: string, at: 'from' | 'to', own: FieldText): RangeSideControl => ({
    id: `${id}-${at}`,
    name: `${label} ${name}`,
    placeholder: name,
    isInvalid: main.isInvalid || own.isInvalid,
    describedBy: [main, own].flatMap(({ describedBy }) => describedBy ?? []).join(' ') || undefined,
  })
  return (
    <FieldFrame
      {...{ label, isLabelHidden, isRequired, onLabelPress }}
      isGroup
      labelId={`${id}-label`}
      controlId={`${id}-from`}
      texts={[main, fromText, toText]}
    >
      <Row data-leads={lead === undefined ? undefined : ''}>
        {lead}
        {children({ from: side(fromLabel, 'from', fromText), to: side(toLabel, 'to', toText) })}
      </Row>
    </FieldFrame>
  )
}
