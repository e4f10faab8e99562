import type { HistoryEmail } from '@retain/domain/activity/history/historyEntry'
import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useLazyCode } from '../../core/lazy/useLazyCode'
import { richTextViewer } from './richTextViewer'

const Subject = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`

interface EntryEmailProps {
  readonly email: HistoryEmail
  /** Names the entry in the address of an answer. */
  readonly contactHistoryId: string
}

/** An email of the history: its subject, its text, and the way to an answer of one that came in (OP-052). */
export function EntryEmail({ email, contactHistoryId }: EntryEmailProps) {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const { module } = useLazyCode(richTextViewer)
  const query = new URLSearchParams(search)
  query.set('tab', 'email')
  query.set('reply', contactHistoryId)
  return (
    <>
      <Subject>{email.emailSubject}</Subject>
      {module === null ? (
        <p>{htmlText(email.emailBody)}</p>
      ) : (
        <module.RichTextViewer html={email.emailBody} allowList={allowedHtml} />
      )}
      {email.direction === 'in' && (
        <Link to={{ pathname, search: query.toString() }} replace state={state} preventScrollReset>
          Reply
        </Link>
      )}
    </>
  )
}
