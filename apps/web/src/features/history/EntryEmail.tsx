import type { HistoryEmail } from '@retain/domain/activity/history/historyEntry'
import type { LinkComponent } from '@retain/ui/link-component'
import { LinkButton } from '@retain/ui/link-button'
import { Reply } from 'lucide-react'
import { useLocation, type Location } from 'react-router-dom'
import { RouterLink } from '../../shell/RouterLink'
import { EmailText } from './EmailText'

interface EntryEmailProps {
  readonly email: HistoryEmail
  /** Names the entry in the address of an answer. */
  readonly contactHistoryId: string
}

/** An email of the history with its files, and the way to an answer of one that came in (OP-052). */
export function EntryEmail({ email, contactHistoryId }: EntryEmailProps) {
  const { pathname, search } = useLocation()
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
            linkComponent={LinkInPlace}
          >
            Reply
          </LinkButton>
        </p>
      )}
    </>
  )
}

/** Another tab of the same page: Back leads to where the page was opened from. */
const LinkInPlace: LinkComponent = ({ href, ...rest }) => (
  <RouterLink {...rest} href={href} replace state={stateOf} preventScrollReset />
)

const stateOf = ({ state }: Location<unknown>) => state as object | null
