import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  display: block;
  min-width: 0;
  max-height: 26px;
  overflow: hidden;
  white-space: normal;
  font-size: var(--fs-1);
  line-height: 13px;
  color: var(--ink-2);
  & b,
  & i {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-style: normal;
    letter-spacing: -0.02em;
  }
  & b {
    font-weight: 550;
    color: var(--accent-ink);
  }
`

/** Props of {@link TwoLineText}. */
export interface TwoLineTextProps {
  /** A first line of its own, in the colour of what is going on. */
  readonly title?: string
  /** Lines that are cut already, each kept whole; else `children` breaks where its words do. */
  readonly lines?: readonly string[]
  readonly children?: ReactNode
}

/**
 * A long cell in two small lines instead of a wider column.
 *
 * @example
 * <TwoLineText title="In Process" lines={['Contact Not Made']} />
 */
export function TwoLineText({ title, lines = [], children }: TwoLineTextProps) {
  return (
    <Root>
      {title !== undefined && <b>{title}</b>}
      {lines.map((line, index) => (
        <i key={index}>{line}</i>
      ))}
      {children}
    </Root>
  )
}
