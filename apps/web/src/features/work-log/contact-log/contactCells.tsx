import type { Instant } from '@retain/domain/calendar/instant'
import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import {
  contactCellText,
  contactCustomerCell,
  viewText,
  type ContactCellContext,
} from '@retain/domain/work-log/contact-log/contactLogCells'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { TwoLineText } from '@retain/ui/two-line-text'
import { Fragment, type ReactNode } from 'react'
import { CustomerName } from '../grid/CustomerName'
import type { ReplyActions } from './replyActions'
import { ReplyCell } from './ReplyCell'

/** The data that cells depend on, other than their row. */
export interface ContactContext extends ContactCellContext {
  readonly actions: ReplyActions
  /** For the age of a lock; a minute old at most. */
  readonly now: Instant
  /** Says what an email is about, beside the way to read it. @default false */
  readonly hasSubjects?: boolean
}

type Cell = (row: ContactLogRow, context: ContactContext) => ReactNode

/** A day, and under it the time. */
const moment =
  (key: 'inboundCreateDate' | 'replyDate'): Cell =>
  (row, context) => {
    const [day, ...time] = contactCellText(key, row, context).split(' ')
    return day === undefined || day === '' ? null : <TwoLineText lines={[day, time.join(' ')]} />
  }

/** Longer names do not fit while the panel is open, and get a smaller font. */
const fullSizeLetters = 8

/** The name of a person; a user name that is known alone breaks after a dot rather than within a word. */
const userName =
  (key: 'emailSentBy' | 'replyBy'): Cell =>
  (row, context) => {
    const name = contactCellText(key, row, context)
    if (name === '') return null
    return (
      <TwoLineText tooltip={name}>
        {name.split(/(?<=\.)/).map((part, index) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </TwoLineText>
    )
  }

const words =
  (key: ContactLogColumnKey): Cell =>
  (row, context) => {
    const text = contactCellText(key, row, context)
    return text.length > fullSizeLetters ? <TwoLineText>{text}</TwoLineText> : text
  }

const figure =
  (key: ContactLogColumnKey): Cell =>
  (row, context) => <Figure>{contactCellText(key, row, context)}</Figure>

/** Renderers of the cells that are not plain text. */
const cells: Readonly<Partial<Record<ContactLogColumnKey, Cell>>> = {
  paymentsLeft: figure('paymentsLeft'),
  equityAmt: figure('equityAmt'),
  emailSentBy: userName('emailSentBy'),
  vehicleModel: words('vehicleModel'),
  replyBy: userName('replyBy'),
  inboundCreateDate: moment('inboundCreateDate'),
  replyDate: moment('replyDate'),
  customer: (row, { now }) => <CustomerName cell={contactCustomerCell(row, now)} row={row} now={now} />,
  inboundContactHistoryId: (row, { actions, hasSubjects }) => (
    <MessageCell row={row} view={actions.view} hasSubject={hasSubjects ?? false} />
  ),
  replyContactHistoryId: (row, { user, actions }) => <ReplyCell row={row} user={user} {...actions} />,
}

interface MessageCellProps extends Pick<ReplyActions, 'view'> {
  readonly row: ContactLogRow
  readonly hasSubject: boolean
}

/** Opens the email in the panel (L-190, L-334, L-532), with what it is about where the list is read beside the panel. */
const MessageCell = ({ row, view, hasSubject }: MessageCellProps) => (
  <>
    <Button variant="link" size="tiny" onPress={() => view(row, row.inboundContactHistoryId)}>
      {viewText}
    </Button>
    {hasSubject && <TwoLineText>{row.emailSubject}</TwoLineText>}
  </>
)

/** Renders a cell of the Contact Log; a column without a renderer shows its text. */
export const contactCell = (
  key: ContactLogColumnKey,
  row: ContactLogRow,
  context: ContactContext,
): ReactNode => (cells[key] ?? ((plain) => contactCellText(key, plain, context)))(row, context)
