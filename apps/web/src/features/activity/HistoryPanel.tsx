import {
  filterHistory,
  groupByDay,
  historyFilters,
  viewedDate,
  type HistoryFilter,
} from '@retain/domain/activity/contactHistory'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { EmptyState } from '@retain/ui/empty-state'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Timeline, TimelineDay } from '@retain/ui/timeline'
import { History } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useStoreOffset } from '../../shell/useStoreOffset'
import { useMinute } from '../work-log/useMinute'
import { HistoryRow } from './HistoryRow'
import type { HistorySection } from './historySection'
import { HistoryState } from './HistoryState'

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--line-soft);
  & > p {
    font-size: var(--fs-2);
    line-height: 16px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 720px) {
    padding: 12px 0;
  }
`

const Body = styled.div`
  padding: 12px 16px 16px;
  @media (max-width: 720px) {
    padding: 12px 0;
  }
`

interface HistoryPanelProps {
  readonly history: HistorySection
  readonly newEntries: ReadonlySet<string>
}

/** The History tab: everything that happened with the customer, by days of the store, newest first (O-223 to O-227). */
export function HistoryPanel({ history, newEntries }: HistoryPanelProps) {
  const [filter, setFilter] = useState<HistoryFilter>('All')
  const offset = useStoreOffset()
  const now = useMinute()
  const { data: entries } = history
  if (entries === undefined)
    return (
      <Body>
        <HistoryState history={history} />
      </Body>
    )
  const viewed = viewedDate(entries)
  const shown = filterHistory(entries, filter)
  return (
    <>
      <Bar>
        <SegmentedControl
          label="Show"
          isLabelHidden
          size="small"
          options={historyFilters.map((id) => ({ id, label: id, count: filterHistory(entries, id).length }))}
          value={filter}
          onChange={(id) => setFilter(id as HistoryFilter)}
        />
        {viewed !== null && <p>Viewed {formatDateTime(viewed, offset)}</p>}
      </Bar>
      <Body>
        {shown.length === 0 ? (
          <EmptyState
            icon={<History aria-hidden="true" />}
            text={
              filter === 'All' ? 'Nothing has happened yet.' : `There are no ${filter.toLowerCase()} yet.`
            }
          />
        ) : (
          <Timeline label="Contact history">
            {groupByDay(shown, offset, now).map(({ day, label, entries: ofDay }) => (
              <TimelineDay key={day} title={label}>
                {ofDay.map((entry) => (
                  <HistoryRow
                    key={entry.contactHistoryId}
                    entry={entry}
                    offset={offset}
                    isNew={newEntries.has(entry.contactHistoryId)}
                  />
                ))}
              </TimelineDay>
            ))}
          </Timeline>
        )}
      </Body>
    </>
  )
}
