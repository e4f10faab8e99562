import { plainNotes } from '@retain/domain/activity/history/entryNotes'
import {
  lastContact,
  lastContactText,
  noContactText,
  type LastContact as Contact,
} from '@retain/domain/activity/history/lastContact'
import { Skeleton } from '@retain/ui/skeleton'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useMinute } from '../../core/browser/useMinute'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { useReadHistoryEntry } from './historyApi'
import { HistoryIcon } from './historyIcons'
import type { HistorySection } from './historySection'

/** One line of a height that never changes, so that the form below it stays where it is. */
const Root = styled.p`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  height: 40px;
  padding-inline: 16px;
  border-bottom: 1px solid var(--line-soft);
  background: var(--sunken);
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div {
    flex: 1;
  }
  & b {
    font-weight: 600;
  }
  & svg.lucide {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--ink-3);
  }
  & [data-none] {
    color: var(--ink-2);
  }
`

/** What was last said with the customer, in one sentence over the form of a call. */
export const LastContact = memo(function LastContact({ history }: { readonly history: HistorySection }) {
  const { data, status } = history
  if (data === undefined)
    return (
      <Root as="div">
        {status === 'error' ? (
          <span data-none="">The last contact could not be loaded.</span>
        ) : (
          <Skeleton lines={1} label="Loading the last contact" />
        )}
      </Root>
    )
  const contact = lastContact(data)
  return (
    <Root>
      {contact === null ? <span data-none="">{noContactText}</span> : <Sentence contact={contact} />}
    </Root>
  )
})

function Sentence({ contact }: { readonly contact: Contact }) {
  const { contactHistoryId } = contact.entry
  const { data: read = [] } = useReadHistoryEntry({ params: { contactHistoryId } })
  const text = lastContactText(contact, useStoreOffset(), useMinute())
  const [entry] = read
  const said = entry === undefined ? null : (plainNotes(entry) ?? entry.email?.emailSubject ?? null)
  return (
    <>
      <HistoryIcon entry={contact.entry} />
      <span title={said ?? undefined}>
        {said === null ? (
          <b>{text}</b>
        ) : (
          <>
            <b>{text}:</b> {said}
          </>
        )}
      </span>
    </>
  )
}
