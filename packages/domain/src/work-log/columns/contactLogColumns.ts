import { centred, figure, text, type ColumnDefinition, type ColumnLayout } from '../../list/columnDefinition'
import type { ContactLogColumnKey } from './columnKeys'

/** The layout of every column of the Contact Log: label (L-569), alignment (L-571) and share of the width (L-570). */
const layouts: Readonly<Record<ContactLogColumnKey, ColumnLayout>> = {
  dealType: centred('Deal Type'),
  paymentsLeft: centred('Pmts Left', 4),
  inboundCreateDate: text('Received'),
  customer: text('Customer', 12),
  emailSentBy: text('Email Sent By'),
  inboundContactHistoryId: text('Message'),
  vehicleYear: centred('Year', 4),
  vehicleModel: text('Model'),
  equityAmt: figure('Equity'),
  replyContactHistoryId: text('Reply'),
  replyBy: text('Reply By'),
  replyDate: text('Reply Date'),
}

/**
 * The definition of a column of the Contact Log.
 *
 * @example contactLogColumn('inboundCreateDate').label // 'Received'
 */
export const contactLogColumn = (key: ContactLogColumnKey): ColumnDefinition<ContactLogColumnKey> => ({
  key,
  ...layouts[key],
})
