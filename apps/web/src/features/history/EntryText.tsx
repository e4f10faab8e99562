import { htmlNotes, plainNotes } from '@retain/domain/activity/history/entryNotes'
import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { styled } from 'styled-components'
import { lazyCode } from '../../core/lazy/lazyCode'
import { useLazyCode } from '../../core/lazy/useLazyCode'

const Notes = styled.p`
  white-space: pre-wrap;
`

/** What shows formatted text; with it comes its cleaner. */
const richTextViewer = lazyCode(() => import('@retain/ui/rich-text-viewer'))

/** What was written down of a contact. A note shows as it was formatted, and as plain text until the code for that is there. */
export function EntryText({ entry }: { readonly entry: HistoryEntry }) {
  const html = htmlNotes(entry)
  const { module } = useLazyCode(richTextViewer, html === null ? 'no' : 'now')
  if (html !== null && module !== null) return <module.RichTextViewer html={html} allowList={allowedHtml} />
  return <Notes>{plainNotes(entry) ?? entry.email?.emailSubject ?? 'There are no notes.'}</Notes>
}
