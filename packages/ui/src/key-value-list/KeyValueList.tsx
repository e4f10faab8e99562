import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { isolated } from '../internal/direction/isolated'
import { emptyValueStyle } from '../internal/empty-value/emptyValueStyle'
import { LoadingValue } from '../internal/loading-value/LoadingValue'
import { distinctKeys } from './distinctKeys'

const List = styled.dl`
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    min-height: 24px;
    padding: 2px 0;
  }
  & dt {
    flex: none;
    max-width: 60%;
    overflow-wrap: anywhere;
    color: var(--ink-2);
  }
  & dd {
    min-width: 0;
    font-weight: 500;
    text-align: end;
    overflow-wrap: anywhere;
    ${emptyValueStyle}
  }
  & dd[data-tone='good'] {
    color: var(--open-ink);
  }
  & dd[data-tone='danger'] {
    color: var(--danger-ink);
  }
  & dd[data-tone='quiet'] {
    font-weight: 400;
    color: var(--ink-3);
  }
  @media print {
    & > div {
      break-inside: avoid;
    }
  }
  @media ${media.phone} {
    font-size: var(--fs-4);
    & > div {
      min-height: 28px;
      padding: 4px 0;
    }
  }
`

/** One line of a {@link KeyValueList}. */
export interface KeyValue {
  readonly label: string
  /** Null shows a dash; so does a number that is none. */
  readonly value: ReactNode
  /** Green is good news, red is wrong, grey matters less. @default ink, as the text around it */
  readonly tone?: 'good' | 'danger' | 'quiet' | undefined
  /** The value is being loaded: a grey shape stands in its place. @default false */
  readonly isLoading?: boolean | undefined
}

/** Props of {@link KeyValueList}. */
export interface KeyValueListProps {
  /** Labels with their values, in their order. */
  readonly items: readonly KeyValue[]
}

/**
 * Names with their values, one per line of 24 px, values at the end. A long value takes a second line.
 *
 * @example
 * <KeyValueList items={[{ label: 'Equity Amount', value: '$8,481', tone: 'good' }]} />
 */
export function KeyValueList({ items }: KeyValueListProps) {
  const keys = distinctKeys(items.map(({ label }) => label))
  return (
    <List>
      {items.map(({ label, value, tone, isLoading = false }, at) => (
        <div key={keys[at]}>
          <dt>{isolated(label)}</dt>
          <dd data-tone={tone}>{isLoading ? <LoadingValue /> : isolated(value)}</dd>
        </div>
      ))}
    </List>
  )
}
