import type { LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import { compareSortable } from '../../sorting/sorting'
import { changedOrder } from '../../list/changedOrder'
import type { ChangedOrder } from '../../list/orderChanges'
import type { ContactLogRequest } from './contactLogRequest'
import type { ContactLogRow } from './contactLogRow'
import { contactRowOrder } from './contactRowOrder'
import { matchesContactLog } from './liveContactLog'

/**
 * Whether a fresh search would add an email to a page, or move its rows on: it matches, is not listed, and does not belong
 * to a later page.
 */
function isMissed(page: Page<ContactLogRow>, row: ContactLogRow, request: ContactLogRequest): boolean {
  const { idOf, valueOf, orderDirection } = contactRowOrder(request)
  if (!matchesContactLog(row, request) || page.list.some((one) => idOf(one) === idOf(row))) return false
  const last = page.list.at(-1)
  if (last === undefined || page.page >= page.pageCount) return true
  const sortable = (one: ContactLogRow) => ({ id: idOf(one), value: valueOf(one) })
  return compareSortable(orderDirection)(sortable(row), sortable(last)) < 0
}

function waitingAfter(
  known: readonly string[],
  page: Page<ContactLogRow>,
  messages: readonly LiveMessage[],
  request: ContactLogRequest,
): readonly string[] {
  const waiting = new Set(known)
  for (const message of messages) {
    if (message.type !== 'CONTACT_LOG_NEW' && message.type !== 'CONTACT_LOG_REPLY') continue
    const id = message.payload.inboundContactHistoryId
    if (message.type === 'CONTACT_LOG_REPLY' && !waiting.has(id)) continue
    if (isMissed(page, message.payload, request)) waiting.add(id)
    else waiting.delete(id)
  }
  const isSame = waiting.size === known.length && known.every((id) => waiting.has(id))
  return isSame ? known : [...waiting]
}

/**
 * What live changes have done to the order of a page of the Contact Log, after some more of them: as in every log
 * (`changedOrder`), and a new email waits where it is only counted (L-539).
 *
 * @param before the page without the messages.
 * @param page with them.
 * @example changedContactOrder(searchedOrder, before, page, messages, request).waiting // ['501']
 */
export function changedContactOrder(
  known: ChangedOrder,
  before: Page<ContactLogRow>,
  page: Page<ContactLogRow>,
  messages: readonly LiveMessage[],
  request: ContactLogRequest,
): ChangedOrder {
  const order = changedOrder(known, before.list, page, contactRowOrder(request))
  const waiting = waitingAfter(order.waiting, page, messages, request)
  return waiting === order.waiting ? order : { ...order, waiting }
}
