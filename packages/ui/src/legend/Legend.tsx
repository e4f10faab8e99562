import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { distinctKeys } from '../key-value-list/distinctKeys'

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  color: var(--ink-2);
  font-size: var(--fs-2);
  line-height: 16px;
  & li {
    display: flex;
    align-items: center;
    gap: 4px;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  & li > :is(i, svg, b) {
    flex: none;
  }
  & b {
    color: var(--ink);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  & i {
    width: 3px;
    height: 16px;
    margin-inline-end: 4px;
    border-radius: 2px;
    box-shadow: inset 0 0 0 1px var(--line-strong);
    forced-color-adjust: none;
  }
  & svg.lucide {
    width: 16px;
    height: 16px;
  }
  & [data-tone='open'] > i {
    background: var(--open);
    box-shadow: none;
  }
  & [data-tone='sched'] > i {
    background: var(--sched);
    box-shadow: none;
  }
  & [data-tone='cand'] > i {
    background: var(--cand);
    box-shadow: none;
  }
  & [data-tone='warn'] > i {
    background: var(--warn);
    box-shadow: none;
  }
  & [data-tone='danger'] > i {
    background: var(--danger);
    box-shadow: none;
  }
  & [data-tone='open'] > svg {
    color: var(--open-ink);
  }
  & [data-tone='cand'] > svg {
    color: var(--cand-ink);
  }
  & [data-tone='warn'] > svg {
    color: var(--warn-ink);
  }
  & [data-tone='danger'] > svg {
    color: var(--danger-ink);
  }
`

/** One state of a row and how many rows are in it. */
export interface LegendEntry {
  /** As the edge of the row has it. */
  readonly tone: 'open' | 'sched' | 'cand' | 'warn' | 'danger' | 'none'
  readonly label: string
  readonly icon?: ReactNode
  /** Printed as it is: "1,248". */
  readonly count?: string | undefined
}

/** Props of {@link Legend}. */
export interface LegendProps {
  /** The signs with what they mean. */
  readonly entries: readonly LegendEntry[]
}

/**
 * What the left edges and icons of a grid's rows mean.
 *
 * @example
 * <Legend entries={[{ tone: 'open', icon: <Wrench aria-hidden="true" />, label: 'Opened RO', count: '86' }]} />
 */
export const Legend = memo(function Legend({ entries }: LegendProps) {
  const keys = distinctKeys(entries.map(({ label }) => label))
  return (
    // Some screen readers ignore the role of a list whose markers are hidden by a style.
    <Root role="list" aria-label="Legend">
      {entries.map(({ tone, label, icon, count }, at) => (
        <li key={keys[at]} data-tone={tone}>
          <i aria-hidden="true" />
          {icon}
          {label}
          {count !== undefined && <b>{count}</b>}
        </li>
      ))}
    </Root>
  )
})
