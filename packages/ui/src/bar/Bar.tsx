import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-width: 0;
  min-height: 28px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  & > * {
    min-width: 0;
  }
  & b {
    color: var(--ink);
  }
  & > [data-end] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 24px;
    margin-inline-start: auto;
  }
  & small {
    font-size: var(--fs-2);
    line-height: 16px;
  }
  @media ${media.phone} {
    column-gap: 8px;
    & > [data-end] {
      column-gap: 4px;
    }
  }
  @media print {
    & button {
      display: none;
    }
  }
`

/** Props of {@link Bar}. */
export interface BarProps {
  /** How many there are, a choice of what shows. Bold figures stand out. */
  readonly start?: ReactNode
  /** A legend, a button, a quiet `<small>`. */
  readonly end?: ReactNode
}

/**
 * The line over a list: what there is at its start, what one can do with it at its end. What does not fit goes to a
 * further line.
 *
 * @example
 * <Bar start={<span role="status"><b>1,248</b> customers</span>} end={<Legend entries={states} />} />
 */
export const Bar = ({ start, end }: BarProps) => (
  <Root>
    {start}
    {end !== undefined && end !== null && <div data-end="">{end}</div>}
  </Root>
)
