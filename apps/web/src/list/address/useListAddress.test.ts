import { act, renderHook } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { routedSliceStore } from '../../testing/sliceStore'
import { listViewed, selectLastView } from './listViewsSlice'
import type { ListAddress } from './listAddress'
import { useAddressOf, useListAddress } from './useListAddress'

const people = { salesperson: '7' }
const others = { salesperson: '8' }
const second: ListAddress = { query: 'pageNumber=2', personFilters: people }
const kept = { listId: 'parts', hyperionId: 'HAR', query: '?pageNumber=2', personFilters: people }

/** A page at an address, opened from another one; `present` is the address as the router has it already. */
function openPage(search: string, state: unknown, present = search) {
  const page = routedSliceStore(['/before', { pathname: '/list', search, state }], () => present)
  return { ...page, last: () => selectLastView(page.store.getState(), 'parts') }
}

/** Reads a list from an address. */
function read(search: string, state: unknown = null, hyperionId = 'HAR', wasViewed = true) {
  const { store, wrapper } = openPage(search, state)
  if (wasViewed) store.dispatch(listViewed(kept))
  return renderHook(() => useListAddress('parts', hyperionId), { wrapper }).result.current
}

/** Shows a view of a list at an address. */
function write(
  search: string,
  state: unknown,
  shown: ListAddress,
  { present = search, isSettled }: { readonly present?: string; readonly isSettled?: boolean } = {},
) {
  const page = openPage(search, state, present)
  const { result, rerender } = renderHook(
    (address: ListAddress & { readonly isSettled?: boolean }) => ({
      location: useLocation(),
      navigate: useNavigate(),
      goTo: useAddressOf('parts', 'HAR', address, address.isSettled),
    }),
    { wrapper: page.wrapper, initialProps: isSettled === undefined ? shown : { ...shown, isSettled } },
  )
  return {
    last: page.last,
    rerender,
    goTo: (...to: Parameters<ReturnType<typeof useAddressOf>>) => act(() => result.current.goTo(...to)),
    goBack: () => act(() => void result.current.navigate(-1)),
    /** Leads to another address, at which the same list is drawn. */
    lead: (path: string) => act(() => void result.current.navigate(path)),
    address: () => {
      const { pathname, search: query, state: history } = result.current.location
      return { path: pathname + query, state: history as unknown }
    },
  }
}

it('reads a list from its address and the person filters of the history', () => {
  const address = { query: '?pageNumber=3', personFilters: others, isFirst: false }
  expect(read('?pageNumber=3', { personFilters: others })).toEqual(address)
})

it('reads a list from its last view in the store where the address is bare [L-479]', () => {
  expect(read('')).toEqual({ query: '?pageNumber=2', personFilters: people, isFirst: false })
})

it('reads nothing from the last view of another store', () => {
  expect(read('', null, 'BLR')).toEqual({ query: '', personFilters: undefined, isFirst: true })
  expect(read('?pageNumber=2', { personFilters: others }, 'BLR')).toEqual({
    query: '',
    personFilters: undefined,
    isFirst: true,
  })
})

it('reads a list that opens for the first time from its address alone', () => {
  const address = { query: '?pageNumber=3', personFilters: others, isFirst: true }
  expect(read('?pageNumber=3', { personFilters: others }, 'HAR', false)).toEqual(address)
})

it('remembers a view whose address says what is shown', () => {
  const page = write('?pageNumber=2', { personFilters: people }, second)
  expect(page.last()).toEqual({ hyperionId: 'HAR', query: '?pageNumber=2', personFilters: people })
  expect(page.address()).toEqual({ path: '/list?pageNumber=2', state: { personFilters: people } })
})

it('takes an address without person filters for one with none', () => {
  const page = write('?pageNumber=2', null, { ...second, personFilters: {} })
  expect(page.last()).toMatchObject({ personFilters: {} })
  expect(page.address().state).toBeNull()
})

it.each([
  ['query', '?pageNumber=0', { personFilters: people, returnUrl: '/' }],
  ['person filters', '?pageNumber=2', { personFilters: others, returnUrl: '/' }],
])('corrects an address with another %s in place, and then remembers it', (_what, search, state) => {
  const page = write(search, state, second)
  expect(page.address()).toEqual({
    path: '/list?pageNumber=2',
    state: { personFilters: people, returnUrl: '/' },
  })
  expect(page.last()).toMatchObject({ query: '?pageNumber=2', personFilters: people })
  page.goBack()
  expect(page.address().path).toBe('/before')
})

it('neither corrects nor remembers an address until it is known what to show', () => {
  const page = write('', null, second, { isSettled: false })
  expect(page.address().path).toBe('/list')
  expect(page.last()).toBeNull()
  page.rerender({ ...second, isSettled: true })
  expect(page.address().path).toBe('/list?pageNumber=2')
})

it('does not correct an address that is left already', () => {
  const page = write('', null, second, { present: '?pageNumber=5' })
  expect(page.address().path).toBe('/list')
  expect(page.last()).toBeNull()
})

it('writes what is shown next into the address', () => {
  const page = write('?pageNumber=2', { personFilters: people }, second)
  page.rerender({ query: 'pageNumber=3', personFilters: people })
  expect(page.address()).toEqual({ path: '/list?pageNumber=3', state: { personFilters: people } })
})

it('opens another view as a new entry of the history, with its person filters and nothing else', () => {
  const page = write('?pageNumber=2', { personFilters: people, returnUrl: '/' }, second)
  page.goTo({ query: 'pageNumber=3', personFilters: others })
  page.rerender({ query: 'pageNumber=3', personFilters: others })
  expect(page.address()).toEqual({ path: '/list?pageNumber=3', state: { personFilters: others } })
  page.rerender({ ...second, isSettled: false })
  page.goBack()
  expect(page.address().path).toBe('/list?pageNumber=2')
})

it('opens another view in place where that is asked for', () => {
  const page = write('?pageNumber=2', { personFilters: people }, second, { isSettled: false })
  page.goTo({ query: 'pageNumber=3', personFilters: people }, { replace: true })
  expect(page.address().path).toBe('/list?pageNumber=3')
  page.goBack()
  expect(page.address().path).toBe('/before')
})

it('opens another view where the list is drawn now', () => {
  const page = write('?pageNumber=2', { personFilters: people }, second, { isSettled: false })
  page.lead('/elsewhere')
  page.goTo({ query: 'pageNumber=3', personFilters: people })
  expect(page.address().path).toBe('/elsewhere?pageNumber=3')
})

it('leaves an address without a query as it is where nothing is to be said', () => {
  const page = write('', null, { query: '', personFilters: {} })
  expect(page.address()).toEqual({ path: '/list', state: null })
  expect(page.last()).toMatchObject({ query: '' })
})
