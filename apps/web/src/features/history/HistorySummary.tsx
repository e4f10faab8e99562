import { Button } from '@retain/ui/button'
import { Timeline } from '@retain/ui/timeline'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { HistoryRow } from './HistoryRow'
import type { HistorySection } from './historySection'
import { HistoryState } from './HistoryState'

/** How many entries show below the Call form. */
const shownEntries = 6

interface HistorySummaryProps {
  readonly history: HistorySection
  readonly newEntries: ReadonlySet<string>
  readonly onShowAll: () => void
}

/** What happened last, and the way to all of it. */
export function HistorySummary({ history, newEntries, onShowAll }: HistorySummaryProps) {
  const offset = useStoreOffset()
  const { data: entries } = history
  if (entries === undefined || entries.length === 0) return <HistoryState history={history} />
  return (
    <Timeline
      label="Last contacts"
      end={
        <Button variant="link" size="small" onPress={onShowAll}>
          All history
        </Button>
      }
    >
      {entries.slice(0, shownEntries).map((entry) => (
        <HistoryRow
          key={entry.contactHistoryId}
          entry={entry}
          offset={offset}
          isNew={newEntries.has(entry.contactHistoryId)}
        />
      ))}
    </Timeline>
  )
}
