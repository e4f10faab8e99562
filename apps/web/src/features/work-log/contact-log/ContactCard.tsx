import { formatShortDate } from '@retain/domain/calendar/formats'
import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { contactCellText, contactCustomerCell } from '@retain/domain/work-log/contact-log/contactLogCells'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { CustomerName } from '../grid/CustomerName'
import { MessageCell, type ContactContext } from './contactCells'
import { ReplyCell } from './ReplyCell'

/** An email as a card, where the screen is too narrow for columns. */
export function ContactCard({
  row,
  context,
}: {
  readonly row: ContactLogRow
  readonly context: ContactContext
}) {
  const { actions, now, offset, user } = context
  const text = (key: ContactLogColumnKey) => contactCellText(key, row, context)
  const vehicle = [`${text('vehicleYear')} ${text('vehicleModel')}`.trim(), text('dealType')]
  return (
    <GridCardFrame
      title={<CustomerName cell={contactCustomerCell(row, now)} row={row} now={now} />}
      text={vehicle.filter((part) => part !== '').join(' · ')}
      stateChip={<small>{text('emailSentBy')}</small>}
      figures={[
        { label: 'Received', value: <Figure>{formatShortDate(row.inboundCreateDate, offset)}</Figure> },
        { label: 'Reply', value: <ReplyCell row={row} user={user} {...actions} /> },
        { label: 'Equity', value: <Figure>{text('equityAmt')}</Figure> },
        { label: 'Message', value: <MessageCell row={row} view={actions.view} /> },
      ]}
    />
  )
}
