import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import {
  contactCellText,
  contactCustomerCell,
  subjectText,
} from '@retain/domain/work-log/contact-log/contactLogCells'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { replyCell } from '@retain/domain/work-log/contact-log/reply/replyCell'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { CustomerName } from '../grid/CustomerName'
import type { ContactContext } from './contactCells'
import { ReplyCell } from './ReplyCell'

const figure = (label: string, text: string) => ({
  label,
  value: text === '' ? null : <Figure>{text}</Figure>,
})

/** An email as a card, where the screen is too narrow for columns: who wrote, when and about what, which opens it. */
export function ContactCard({
  row,
  context,
}: {
  readonly row: ContactLogRow
  readonly context: ContactContext
}) {
  const { actions, now, user } = context
  const text = (key: ContactLogColumnKey) => contactCellText(key, row, context)
  const vehicle = [`${text('vehicleYear')} ${text('vehicleModel')}`.trim(), text('dealType')]
  return (
    <GridCardFrame
      title={<CustomerName cell={contactCustomerCell(row, now)} row={row} now={now} />}
      status={<time dateTime={row.inboundCreateDate}>{text('inboundCreateDate')}</time>}
      subtitle={
        <Button variant="link" size="tiny" onPress={() => actions.view(row, row.inboundContactHistoryId)}>
          {subjectText(row)}
        </Button>
      }
      text={vehicle.filter((part) => part !== '').join(' · ')}
      stateChip={<small>{text('emailSentBy')}</small>}
      figures={[
        figure('Equity', text('equityAmt')),
        {
          label: 'Reply',
          value:
            replyCell(row, user).kind === 'empty' ? null : <ReplyCell row={row} user={user} {...actions} />,
        },
        figure('Pmts Left', text('paymentsLeft')),
      ]}
    />
  )
}
