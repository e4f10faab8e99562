import type { ComparisonRow } from '@retain/domain/vehicle/comparison'
import { Chip } from '@retain/ui/chip'
import { memo } from 'react'
import { styled } from 'styled-components'

const Line = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  & > small {
    font-size: var(--fs-1);
    font-weight: 400;
    color: var(--ink-3);
  }
  /* The value takes more lines before its sign is cut (O-106). */
  & > :not(small) {
    flex: none;
  }
`

type RowValueProps = Pick<ComparisonRow, 'value' | 'badge'> & {
  /** A word behind the value. */
  readonly note?: string
}

/** The value of one line of a vehicle, with its sign. */
export const RowValue = memo(function RowValue({ value, badge, note }: RowValueProps) {
  if (badge === undefined && note === undefined) return value
  return (
    <Line>
      {value}
      {value !== null && note !== undefined && <small>{note}</small>}
      {badge !== undefined && <Chip tone="line">{badge}</Chip>}
    </Line>
  )
})
