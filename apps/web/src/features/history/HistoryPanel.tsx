import {
  filterHistory,
  groupByDay,
  historyFilters,
  viewedDate,
  type HistoryFilter,
} from '@retain/domain/activity/history/contactHistory'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { Bar } from '@retain/ui/bar'
import { EmptyState } from '@retain/ui/empty-state'
import { Section } from '@retain/ui/section'
import { SegmentedControl } from '@retain/ui/segmented-control'
import { Timeline, TimelineDay } from '@retain/ui/timeline'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { useMinute } from '../../core/browser/useMinute'
import { HistoryRow } from './HistoryRow'
import type { HistorySection } from './historySection'
import { HistoryState } from './HistoryState'

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
      <Section>
        <HistoryState history={history} />
      </Section>
    )
  const viewed = viewedDate(entries)
  const shown = filterHistory(entries, filter)
  return (
    <>
      <Section>
        <Bar
          start={
            <SegmentedControl
              label="Show"
              isLabelHidden
              size="small"
              options={historyFilters.map((id) => ({
                id,
                label: id,
                count: filterHistory(entries, id).length,
              }))}
              value={filter}
              onChange={(id) => setFilter(id as HistoryFilter)}
            />
          }
          end={viewed !== null && <small>Viewed {formatDateTime(viewed, offset)}</small>}
        />
      </Section>
      <Section>
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
              <TimelineDay key={day} title={label} headingLevel={2}>
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
      </Section>
    </>
  )
}
