import { listReasons, type ListReasonKind } from '@retain/domain/opportunity/on-the-list/listReasons'
import { reasonFacts } from '@retain/domain/opportunity/on-the-list/reasonFacts'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { media } from '@retain/ui/breakpoints'
import { ArrowDown, ChartColumn, ListChecks, Shield, TrendingUp, Wrench, type LucideIcon } from 'lucide-react'
import { memo, useId } from 'react'
import { styled } from 'styled-components'
import { useListedSearch } from './on-the-list/useListedSearch'
import { WhyListed } from './on-the-list/WhyListed'
import type { Sections } from './useSections'

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: var(--s-3);
  min-height: 28px;
  margin-top: -4px;
  color: var(--ink-2);
  & > :is(span, button) {
    flex: none;
    line-height: 28px;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 28px;
    padding-inline: 8px 12px;
    border-radius: var(--r-2);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    white-space: nowrap;
  }
  & b {
    font-weight: 600;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  & li svg.lucide {
    width: 14px;
    height: 14px;
    color: var(--ink-3);
  }
  & [data-tone='good'] b {
    color: var(--open-ink);
  }
  @media ${media.narrow} {
    flex-wrap: wrap;
    gap: 4px 8px;
    margin: 0;
    & > ul {
      gap: 4px 8px;
    }
  }
`

const icons: Readonly<Record<ListReasonKind, LucideIcon>> = {
  equity: ChartColumn,
  payment: ArrowDown,
  warranty: Shield,
  service: Wrench,
  'payments-left': ListChecks,
  score: TrendingUp,
}

interface ReasonLineProps extends Pick<Sections, 'deal' | 'lastRo' | 'payment' | 'vehicles'> {
  readonly opptId: string
  /** The log that the page was opened from. */
  readonly source: LogType
  /** `12 of 1,248`; empty where the customer was opened from no list. */
  readonly place: string
  /** The list's row, whose values stand for the sections that are not loaded. */
  readonly row: LogRow | undefined
  /** On a phone the chips above it tell of the repair order. */
  readonly isNarrow: boolean
}

/**
 * Why the customer is on the list that the page was opened from, each reason with its figure (S-002), and what holds the filters
 * of the list against the customer; opened from no list the same are reasons to call. Nothing where there is neither.
 */
export const ReasonLine = memo(function ReasonLine({
  opptId,
  source,
  place,
  deal,
  lastRo,
  payment,
  vehicles,
  row,
  isNarrow,
}: ReasonLineProps) {
  const titleId = useId()
  const search = useListedSearch(source)
  const facts = reasonFacts(
    {
      vehicleInfo: vehicles.data,
      dealInformation: deal.data,
      leaseFinance: payment.data,
      lastRo: lastRo.data,
    },
    row,
  )
  const reasons = listReasons(facts).filter(({ kind }) => !isNarrow || kind !== 'service')
  const why = search === null ? null : <WhyListed opptId={opptId} search={search} place={place} />
  if (reasons.length === 0) {
    if (why !== null) return <Root>{why}</Root>
    const isOnItsWay = row === undefined && vehicles.data === undefined && vehicles.status !== 'error'
    // Its place is kept: what stands below does not move when the reasons come.
    return isOnItsWay ? <Root aria-hidden="true" /> : null
  }
  return (
    <Root role="group" aria-labelledby={titleId}>
      <span id={titleId}>{place === '' ? 'Reasons to call' : 'On the list because'}</span>
      <ul>
        {reasons.map(({ kind, label, figure, tone }) => {
          const Icon = icons[kind]
          return (
            <li key={kind} data-tone={tone}>
              <Icon aria-hidden="true" />
              <span>
                {label} <b>{figure}</b>
              </span>
            </li>
          )
        })}
      </ul>
      {why}
    </Root>
  )
})
