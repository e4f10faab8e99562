import { summariseHistory, viewsText } from '@retain/domain/activity/history/historySummary'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { Button } from '@retain/ui/button'
import { Timeline, TimelineEntry } from '@retain/ui/timeline'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { HistoryIcon } from './historyIcons'
import { HistoryRow } from './HistoryRow'
import { useGetContactNotesQuery } from './historyApi'
import type { HistorySection } from './historySection'
import { HistoryState } from './HistoryState'

interface HistorySummaryProps {
  readonly opptId: string
  readonly history: HistorySection
  readonly newEntries: ReadonlySet<string>
  readonly onShowAll: () => void
}

/** The last contacts with their notes, how often the opportunity was seen, and the way to all of it. */
export function HistorySummary({ opptId, history, newEntries, onShowAll }: HistorySummaryProps) {
  const offset = useStoreOffset()
  // Asked for in the moment in which the history is, they come in one request with it.
  const { areNotesLoading } = useGetContactNotesQuery(
    { params: { opptId } },
    {
      skip: history.status === 'notStarted',
      selectFromResult: ({ isUninitialized, isLoading }) => ({
        areNotesLoading: isUninitialized || isLoading,
      }),
    },
  )
  const { data: entries } = history
  if (entries === undefined || entries.length === 0) return <HistoryState history={history} />
  const { contacts, views } = summariseHistory(entries)
  return (
    <Timeline
      label="Last contacts"
      end={
        <Button variant="link" size="small" onPress={onShowAll}>
          All history
        </Button>
      }
    >
      {contacts.map((entry) => (
        <HistoryRow
          key={entry.contactHistoryId}
          entry={entry}
          offset={offset}
          isNew={newEntries.has(entry.contactHistoryId)}
          showsNotes={areNotesLoading ? 'loading' : true}
        />
      ))}
      {views !== null && (
        <TimelineEntry
          icon={<HistoryIcon entry={views.last} />}
          title={viewsText(views)}
          time={formatDateTime(views.last.createDate, offset)}
          dateTime={views.last.createDate}
        />
      )}
    </Timeline>
  )
}
