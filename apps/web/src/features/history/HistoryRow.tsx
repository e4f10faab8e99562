import { contactTypeLabel, entryResult } from '@retain/domain/activity/history/contactHistory'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { formatDateTime } from '@retain/domain/calendar/formats'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { formatPhone } from '@retain/domain/contact-info/phone'
import { Button } from '@retain/ui/button'
import { Skeleton } from '@retain/ui/skeleton'
import { TimelineEntry } from '@retain/ui/timeline'
import { memo, useState } from 'react'
import { EntryText } from './EntryText'
import { useGetContactHistoryEntryQuery } from './historyApi'
import { HistoryIcon, isConversation } from './historyIcons'
import { openNote } from './openNote'

interface HistoryRowProps {
  readonly entry: HistoryEntry
  readonly offset: OffsetMinutes
  readonly isNew: boolean
  /** Whether its notes show from the beginning; `loading` while they are being read with those of others. @default false */
  readonly showsNotes?: boolean | 'loading' | undefined
}

/** One entry of the history. Its notes and its email are fetched when it is opened (O-223, O-450, OP-057). There may be hundreds: typing beside them draws none again. */
export const HistoryRow = memo(function HistoryRow(props: HistoryRowProps) {
  const { entry, offset, isNew, showsNotes = false } = props
  const { contactType, createdBy, createDate, contactInfo, hasNotes, emailContactDetailId, delivery, open } =
    entry
  const [isOpen, setIsOpen] = useState(showsNotes !== false && hasNotes)
  return (
    <TimelineEntry
      icon={<HistoryIcon entry={entry} />}
      isAccented={isConversation(entry)}
      title={contactTypeLabel(contactType)}
      chip={entryResult(entry) ?? undefined}
      author={createdBy ?? undefined}
      time={formatDateTime(createDate, offset)}
      dateTime={createDate}
      isNew={isNew}
      text={contactInfo === null ? undefined : formatPhone(contactInfo)}
      note={open === null || delivery !== null ? undefined : openNote(open, offset)}
      onOpenChange={hasNotes || emailContactDetailId !== null ? setIsOpen : undefined}
      isOpen={isOpen}
    >
      {isOpen &&
        (showsNotes === 'loading' ? (
          <NotesLoading />
        ) : (
          <EntryNotes contactHistoryId={entry.contactHistoryId} />
        ))}
    </TimelineEntry>
  )
})

const NotesLoading = () => <Skeleton lines={1} label="Loading the notes" />

function EntryNotes({ contactHistoryId }: { readonly contactHistoryId: string }) {
  const { data, isError, isFetching, refetch } = useGetContactHistoryEntryQuery({
    params: { contactHistoryId },
  })
  const [entry] = data ?? []
  if (isError && !isFetching)
    return (
      <div role="alert">
        The notes could not be loaded.{' '}
        <Button size="tiny" onPress={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (entry === undefined) return <NotesLoading />
  return <EntryText entry={entry} />
}
