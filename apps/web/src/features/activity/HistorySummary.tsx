import { Timeline } from '@retain/ui/timeline'
import { styled } from 'styled-components'
import { useStoreOffset } from '../../shell/useStoreOffset'
import { MoreButton } from '../opportunity/MoreButton'
import { HistoryRow } from './HistoryRow'
import type { HistorySection } from './historySection'
import { HistoryState } from './HistoryState'

const More = styled.div`
  padding-left: 36px;
`

/** So many entries stand below the call that is being written down. */
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
    <>
      <Timeline label="Last contacts">
        {entries.slice(0, shownEntries).map((entry) => (
          <HistoryRow
            key={entry.contactHistoryId}
            entry={entry}
            offset={offset}
            isNew={newEntries.has(entry.contactHistoryId)}
          />
        ))}
      </Timeline>
      <More>
        <MoreButton onClick={onShowAll}>All history</MoreButton>
      </More>
    </>
  )
}
