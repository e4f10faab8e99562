import { LinkButton } from '@retain/ui/link-button'
import { Reply } from 'lucide-react'
import { useMemo } from 'react'
import { linkWithReturn } from '../../../list/address/LinkWithReturn'

interface ReplyButtonProps {
  /** The Email tab of the opportunity. */
  readonly href: string
  /** The email that is answered, which becomes the parent of the reply. */
  readonly emailId: string | null
}

/** A link to reply, for every user of the store (L-191, L-531, L-533). */
export function ReplyButton({ href, emailId }: ReplyButtonProps) {
  const ReplyLink = useMemo(() => linkWithReturn({ emailId }), [emailId])
  return (
    <LinkButton href={href} variant="primary" icon={<Reply aria-hidden="true" />} linkComponent={ReplyLink}>
      Reply
    </LinkButton>
  )
}
