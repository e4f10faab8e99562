import type { HistoryEmail } from '@retain/domain/activity/history/historyEntry'
import { Link, useLocation } from 'react-router-dom'
import { EmailText } from './EmailText'

interface EntryEmailProps {
  readonly email: HistoryEmail
  /** Names the entry in the address of an answer. */
  readonly contactHistoryId: string
}

/** An email of the history with its files, and the way to an answer of one that came in (OP-052). */
export function EntryEmail({ email, contactHistoryId }: EntryEmailProps) {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const query = new URLSearchParams(search)
  query.set('tab', 'email')
  query.set('reply', contactHistoryId)
  return (
    <>
      <EmailText email={email} />
      {email.direction === 'in' && (
        <Link to={{ pathname, search: query.toString() }} replace state={state} preventScrollReset>
          Reply
        </Link>
      )}
    </>
  )
}
