import { htmlNotes, plainNotes } from '@retain/domain/activity/history/entryNotes'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { styled } from 'styled-components'
import { useLazyCode } from '../../core/lazy/useLazyCode'
import { EntryEmail } from './EntryEmail'
import { richTextViewer } from './richTextViewer'

const Notes = styled.p`
  white-space: pre-wrap;
`

/** What was written down of a contact. A note shows as it was formatted, and as plain text until the code for that is there. */
export function EntryText({ entry }: { readonly entry: HistoryEntry }) {
  const html = htmlNotes(entry)
  const { module } = useLazyCode(richTextViewer, html === null ? 'no' : 'now')
  if (html !== null && module !== null) return <module.RichTextViewer html={html} allowList={allowedHtml} />
  const notes = plainNotes(entry)
  if (entry.email !== null)
    return (
      <>
        {notes !== null && <Notes>{notes}</Notes>}
        <EntryEmail email={entry.email} contactHistoryId={entry.contactHistoryId} />
      </>
    )
  return <Notes>{notes ?? 'There are no notes.'}</Notes>
}
