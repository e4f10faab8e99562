import type { HistoryEmail } from '@retain/domain/activity/history/historyEntry'
import type { LinkComponent } from '@retain/ui/link-component'
import { LinkButton } from '@retain/ui/link-button'
import { Reply } from 'lucide-react'
import { useMemo } from 'react'
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
  const InPlace = useMemo(() => linkInPlace(state), [state])
  const query = new URLSearchParams(search)
  query.set('tab', 'email')
  query.set('reply', contactHistoryId)
  return (
    <>
      <EmailText email={email} />
      {email.direction === 'in' && (
        <p>
          <LinkButton
            href={`${pathname}?${query.toString()}`}
            size="small"
            icon={<Reply aria-hidden="true" />}
            linkComponent={InPlace}
          >
            Reply
          </LinkButton>
        </p>
      )}
    </>
  )
}

/** Another tab of the same page: Back leads to where the page was opened from. */
const linkInPlace =
  (state: unknown): LinkComponent =>
  ({ href, ...rest }) => <Link {...rest} to={href} replace state={state} preventScrollReset />
