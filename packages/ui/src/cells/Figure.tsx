import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-tone='good'] {
    color: var(--open-ink);
  }
  &[data-tone='quiet'] {
    color: var(--ink-2);
  }
`

/** Props of {@link Figure}. */
export interface FigureProps {
  /** `good` for what is good for the customer (a lower payment); a payment that rises is no error and stays plain. */
  readonly tone?: 'plain' | 'good' | 'quiet'
  readonly children: ReactNode
}

/**
 * A number, an amount or a date in figures of equal width.
 *
 * @example
 * <Figure tone="good">-$41</Figure>
 */
export function Figure({ tone = 'plain', children }: FigureProps) {
  return <Root data-tone={tone}>{children}</Root>
}
