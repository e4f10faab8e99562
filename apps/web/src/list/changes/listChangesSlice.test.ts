import { searchedOrder, type ChangedOrder } from '@retain/domain/list/orderChanges'
import { expect, it } from 'vitest'
import { requestKey } from '../paging/requestKey'
import { listChangesSlice, orderChanged, selectChangedOrder } from './listChangesSlice'

const { reducer } = listChangesSlice
type State = ReturnType<typeof reducer>

const [one, other] = [{ call: 'searchParts' }, { call: 'searchShelves' }]
const moved = (...ids: readonly string[]): ChangedOrder => ({ ...searchedOrder, moved: ids })
const changed = (request: object, order: ChangedOrder) => orderChanged({ key: requestKey(request), order })
const untouched = reducer(undefined, { type: 'start' })
const both = [changed(one, moved('1')), changed(other, moved('2'))].reduce(reducer, untouched)

/** How the cache says how far a request is. */
const told = (request: object, requestStatus: 'pending' | 'fulfilled' | 'rejected') => ({
  type: `api/executeQuery/${requestStatus}`,
  meta: { requestStatus, requestId: '1', arg: { originalArgs: request } },
})
const orderOf = (listChanges: State, request: object) =>
  selectChangedOrder({ listChanges }, requestKey(request))

it('keeps what changed of each list apart, and a list that nothing is known of is as it was searched for', () => {
  expect(orderOf(both, one)).toEqual(moved('1'))
  expect(orderOf(both, other)).toEqual(moved('2'))
  expect(orderOf(both, { call: 'searchTyres' })).toBe(searchedOrder)
})

it('replaces what was known of the order of a list', () => {
  expect(orderOf(reducer(both, changed(one, moved('1', '3'))), one)).toEqual(moved('1', '3'))
})

it('forgets the changes of a list once a search of it is answered, and those of no other', () => {
  const answered = reducer(both, told(one, 'fulfilled'))
  expect(orderOf(answered, one)).toBe(searchedOrder)
  expect(orderOf(answered, other)).toEqual(moved('2'))
})

it.each([
  ['is begun', told(one, 'pending')],
  ['fails', told(one, 'rejected')],
  ['of a list without changes is answered', told({ call: 'searchTyres' }, 'fulfilled')],
])('is the same where a search %s', (_what, action) => {
  expect(reducer(both, action)).toBe(both)
  expect(reducer(untouched, action)).toBe(untouched)
})
