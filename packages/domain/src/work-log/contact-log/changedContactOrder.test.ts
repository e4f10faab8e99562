import { describe, expect, it } from 'vitest'
import { answered, received, email, emailsOfMarch } from '../../../cases/contactEmails'
import { messages } from '../../../cases/messages'
import type { LiveMessage } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import { changesOf, searchedOrder, type ChangedOrder } from '../../list/orderChanges'
import { changedContactOrder } from './changedContactOrder'
import type { ContactLogRequest } from './contactLogRequest'
import type { ContactLogRow } from './contactLogRow'
import { applyToContactPage } from './liveContactLog'

const byCustomer: ContactLogRequest = { ...emailsOfMarch, orderBy: 'customer', orderDirection: 'asc' }
const rows = [email('3', { customer: 'Baker' }), email('2', { customer: 'Lee' })]
const whole: Page<ContactLogRow> = { list: rows, total: 2, page: 1, pageCount: 1 }
const first: Page<ContactLogRow> = { list: rows, total: 120, page: 1, pageCount: 3 }

/** A page and its order after messages, one by one. */
function told(
  messages: readonly LiveMessage[],
  request: ContactLogRequest = byCustomer,
  page: Page<ContactLogRow> = whole,
): ChangedOrder {
  let [state, seen] = [searchedOrder, page]
  for (const message of messages) {
    const next = applyToContactPage(seen, message, request).page
    state = changedContactOrder(state, seen, next, [message], request)
    seen = next
  }
  return state
}

describe('a new email that is only counted', () => {
  it('waits, once, as far as the filters let it in', () => {
    expect(told([received(email('9')), received(email('9'))]).waiting).toEqual(['9'])
    expect(told([received(email('9'))], { ...byCustomer, repliedStatus: 'responded' }).waiting).toEqual([])
    expect(told([received(email('9', { hyperionId: 'BLR' }))]).waiting).toEqual([])
  })

  it('waits for nobody where it stands first at once [L-539]', () => {
    const newest = { ...byCustomer, orderBy: 'inboundCreateDate', orderDirection: 'desc' } as const
    expect(changesOf(told([received(email('9'))], newest))).toBe(0)
  })

  it('does not wait on a page that stands before its own', () => {
    expect(told([received(email('9', { customer: 'Zahn' }))], byCustomer, first).waiting).toEqual([])
    expect(told([received(email('9', { customer: 'Abel' }))], byCustomer, first).waiting).toEqual(['9'])
    const longer = { ...first, list: [...rows, email('1', { customer: 'Moss' })] }
    expect(told([received(email('9', { customer: 'Mack' }))], byCustomer, longer).waiting).toEqual(['9'])
  })

  it('waits on a page whose emails have all left, though more follow', () => {
    expect(told([received(email('9'))], byCustomer, { ...first, list: [] }).waiting).toEqual(['9'])
  })

  it('waits on, and the order is the same object, where nothing of emails is told', () => {
    const state = told([received(email('9'))])
    expect(changedContactOrder(state, whole, whole, [messages.LEAD_ASSIGNED], byCustomer)).toBe(state)
    expect(changedContactOrder(searchedOrder, whole, whole, [], byCustomer)).toBe(searchedOrder)
  })

  it('waits no more when it is answered and the filter leaves it out', () => {
    const open = { ...byCustomer, repliedStatus: 'not responded' } as const
    const reply = email('9', { replyContactHistoryId: '10', rowVersion: 2 })
    expect(told([received(email('9')), answered(reply)], open).waiting).toEqual([])
    expect(told([answered(reply)]).waiting).toEqual([])
  })
})

it('an answer moves its email where the list is sorted by answers', () => {
  const byReply = { ...byCustomer, orderBy: 'replyBy' } as const
  const reply = email('2', {
    customer: 'Lee',
    replyContactHistoryId: '10',
    replyBy: 'ann.lee',
    rowVersion: 2,
  })
  expect(told([answered(reply)], byReply).moved).toEqual(['2'])
  expect(changesOf(told([answered(reply)]))).toBe(0)
})
