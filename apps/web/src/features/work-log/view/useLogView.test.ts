import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import type { AddressCodec } from '@retain/domain/work-log/view/addressCodec'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listViewed, selectLastView } from '../../../list/address/listViewsSlice'
import { hookAt } from '../../../testing/hookAt'
import { logContext } from '../../../testing/logContext'
import { useAddressedView, useLogView, useWrittenView } from './useLogView'

const printed = '?orderBy=equityAmount&orderDirection=desc'
const byYear = '?orderBy=year&orderDirection=asc'
const personFilters = { flgOpptAssocName: 'Cleo Day' }
const pageTwo = { sort: equityLog.defaultSort, page: 2, showAll: false, filters: {}, savedSearchId: null }

const openView = (at: Parameters<typeof hookAt>[1] = {}) =>
  hookAt(() => useLogView(equityLog, logContext), at)

describe('the view of an address', () => {
  it('has its order, page and filters, and those that name people from the history state', () => {
    const search = `${byYear}&pageNumber=3&yearFrom=2018`
    const { result } = openView({ at: { pathname: '/app/log', search, state: { personFilters } } })
    expect(result.current.view).toMatchObject({
      sort: { orderBy: 'year', orderDirection: 'asc' },
      page: 3,
      filters: { year: { from: '2018', to: '' }, flgOpptAssocName: ['Cleo Day'] },
    })
  })

  it('changes with the address alone', async () => {
    const { result, rerender, router } = openView({ at: `/app/log${printed}` })
    const { view, show } = result.current
    rerender()
    expect(result.current.view).toBe(view)
    expect(result.current.show).toBe(show)
    await act(() => router.navigate(`/app/log${byYear}`))
    expect(result.current.view.sort.orderBy).toBe('year')
  })

  it('is the last one in this store where the address is bare [L-479]', () => {
    const { result, router } = openView({
      before: (store) =>
        store.dispatch(listViewed({ listId: 'EQLOG', hyperionId: 'HAR', query: byYear, personFilters })),
    })
    expect(result.current.view).toMatchObject({
      sort: { orderBy: 'year' },
      filters: { flgOpptAssocName: ['Cleo Day'] },
    })
    expect(router.state.location).toMatchObject({ search: byYear, state: { personFilters } })
  })

  it.each([
    ['HAR', false],
    ['BLR', true],
  ])('knows by the last view in %s whether the log opens for the first time', (hyperionId, isFirst) => {
    const { result } = hookAt(() => useAddressedView(equityLog, logContext), {
      before: (store) => store.dispatch(listViewed({ listId: 'EQLOG', hyperionId, query: byYear })),
    })
    expect(result.current.isFirst).toBe(isFirst)
  })
})

describe('the address of a view', () => {
  it('is corrected in place, so that Back never leads to wrong input, and remembered [L-479]', async () => {
    const { router, store, address } = openView({ at: '/app/log?orderBy=shoeSize&pageNumber=nine' })
    await waitFor(() => expect(address()).toBe(`/app/log${printed}`))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(selectLastView(store.getState(), 'EQLOG')).toEqual({
      hyperionId: 'HAR',
      query: printed,
      personFilters: {},
    })
  })

  it('is left alone while it is not known yet what to show', () => {
    const { store, address, rerender } = hookAt(
      (isSettled: boolean) => useWrittenView(equityLog, logContext, pageTwo, isSettled),
      { initialProps: false },
    )
    expect(address()).toBe('/app/log')
    expect(selectLastView(store.getState(), 'EQLOG')).toBeNull()
    rerender(true)
    expect(address()).toBe(`/app/log${printed}&pageNumber=2`)
  })

  it('follows the view', () => {
    const { address, rerender } = hookAt(
      (page: number) => useWrittenView(equityLog, logContext, { ...pageTwo, page }),
      { initialProps: 2 },
    )
    rerender(3)
    expect(address()).toBe(`/app/log${printed}&pageNumber=3`)
  })

  it('is a new entry of the history for another view, or takes the place of the present one', async () => {
    const { result, router, address } = openView({ at: `/app/log${printed}` })
    act(() => result.current.show({ ...pageTwo, filters: { flgOpptAssocName: ['Cleo Day'] } }))
    expect(address()).toBe(`/app/log${printed}&pageNumber=2`)
    expect(router.state.location.state).toEqual({ personFilters })
    expect(router.state.historyAction).toBe('PUSH')
    act(() => result.current.show({ ...pageTwo, page: 3 }, { replace: true }))
    expect(address()).toBe(`/app/log${printed}&pageNumber=3`)
    expect(router.state.historyAction).toBe('REPLACE')
    await act(() => router.navigate(-1))
    expect(address()).toBe(`/app/log${printed}`)
  })

  it('is printed for whoever looks at it now', () => {
    const address: AddressCodec<string> = {
      read: (query) => query,
      print: (view, { hyperionId }) => ({ query: `${hyperionId}=${view}`, personFilters: {} }),
    }
    const print = vi.spyOn(address, 'print')
    const { result, rerender } = hookAt(
      (hyperionId: string) => useWrittenView({ id: 'EQLOG', address }, { ...logContext, hyperionId }, 'all'),
      { initialProps: 'HAR' },
    )
    rerender('BLR')
    print.mockClear()
    act(() => result.current('some'))
    expect(print.mock.calls[0]).toMatchObject(['some', { hyperionId: 'BLR' }])
  })
})
