import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { replyCell, type ReplyUser } from '@retain/domain/work-log/contact-log/reply/replyCell'
import { Button } from '@retain/ui/button'
import { LinkCell } from '@retain/ui/link-cell'
import { Tooltip } from '@retain/ui/tooltip'
import { TwoLineText } from '@retain/ui/two-line-text'
import { Check, Handshake } from 'lucide-react'
import { LinkWithReturn } from '../../../list/address/LinkWithReturn'
import type { ReplyActions } from './replyActions'

interface ReplyCellProps extends ReplyActions {
  readonly row: ContactLogRow
  readonly user: ReplyUser
}

/**
 * How an email was answered: the lead, OK if it needs no response, the reply with the time that it took, or the button by
 * which a manager or the sender marks that it needs none (L-219 to L-224).
 */
export function ReplyCell({ row, user, view, confirmOverride }: ReplyCellProps) {
  const cell = replyCell(row, user)
  switch (cell.kind) {
    case 'lead':
      return (
        <span data-cell="line">
          <span data-cell="icon">
            <Handshake aria-hidden="true" />
          </span>
          <LinkCell text={cell.text} href={cell.href} linkComponent={LinkWithReturn} />
        </span>
      )
    case 'overridden':
      return (
        <span data-cell="line">
          <span data-cell="icon">
            <Check aria-hidden="true" />
          </span>
          <span data-cell="text">{cell.text}</span>
        </span>
      )
    case 'reply':
      return (
        <span data-cell="line">
          <Button variant="link" size="tiny" onPress={() => view(row, cell.contactHistoryId)}>
            {cell.text}
          </Button>{' '}
          <TwoLineText>{cell.replyTime}</TwoLineText>
        </span>
      )
    case 'override':
      return (
        <Tooltip text={cell.tooltip}>
          <Button size="tiny" onPress={() => confirmOverride(row)}>
            {cell.text}
          </Button>
        </Tooltip>
      )
    case 'empty':
      return null
  }
}
