import { contactLogColumnKeys, type ContactLogColumnKey } from '../columns/columnKeys'

/** The columns of an exported Contact Log: all but the one whose cells only open the email. Ours. */
export const exportedContactColumns: readonly ContactLogColumnKey[] = contactLogColumnKeys.filter(
  (key) => key !== 'inboundContactHistoryId',
)
