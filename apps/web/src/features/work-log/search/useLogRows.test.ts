import { equityLog, type EquityLogSearch } from '@retain/domain/work-log/equity-log/equityLog'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listViewed } from '../../../list/address/listViewsSlice'
import { liveStateChanged } from '../../../live/liveEvents'
import { logOf, problem } from '../../../testing/fakeApi'
import { hookAt, type HookOptions } from '../../../testing/hookAt'
import { logContext } from '../../../testing/logContext'
import type { openStore } from '../../../testing/openStore'
import { useLogRows } from './useLogRows'
import { workLogApi } from './workLogApi'

type Store = ReturnType<typeof openStore>['store']

const viewOf = (page: number) => equityLog.address.read(`?pageNumber=${page}`, {}, logContext)
const searchOf = (page: number) => equityLog.search(viewOf(page), logContext) as EquityLogSearch
const fails = { searchLogs: () => problem(500, 'Internal Server Error') }

/** Searches for the first page, as start-up does. */
const prefetch = (store: Store) =>
  store.dispatch(workLogApi.endpoints.searchLog.initiate(searchOf(1), { subscribe: false }))

/** The rows of a page of the Equity Log, and of no search on page 0. */
function openRows(options: HookOptions<number> = {}) {
  const app = hookAt(
    (page: number) => useLogRows(equityLog, page === 0 ? null : searchOf(page), viewOf(page)),
    { initialProps: 1, ...options },
  )
  const status = () => app.result.current.status
  return {
    ...app,
    isReady: () => waitFor(() => expect(status()).toBe('ready')),
    hasFailed: () => waitFor(() => expect(status()).toBe('error')),
    pages: () =>
      app.api.callsOf('searchLogs').map(({ body }) => (body as { readonly pageNumber: number }).pageNumber),
  }
}

it('are those of a page, and nothing is searched while it is not known what for', async () => {
  const { result, rerender, pages, isReady } = openRows({ initialProps: 0 })
  expect(result.current).toMatchObject({ status: 'loading', rows: [], total: null })
  rerender(1)
  await isReady()
  expect(result.current).toMatchObject({ total: 1248, pageCount: 25 })
  expect(result.current.rows).toHaveLength(50)
  expect(pages()).toEqual([1])
  rerender(0)
  expect(result.current.status).not.toBe('error')
})

it('stay those of the page before until the next has arrived', async () => {
  const { result, rerender, pages, isReady } = openRows()
  await isReady()
  const before = result.current.rows
  rerender(2)
  expect(result.current).toMatchObject({ status: 'refreshing', rows: before })
  await isReady()
  expect(result.current.rows).not.toBe(before)
  expect(pages()).toEqual([1, 2])
})

describe('an answer that is there already', () => {
  /** Draws the list so many seconds after its first page was answered; how often that was requested. */
  async function drawnAfter(seconds: number, before: (store: Store) => void = () => undefined) {
    vi.useFakeTimers({ toFake: ['Date'] })
    const app = openRows({ initialProps: 0, before })
    await act(() => prefetch(app.store))
    vi.setSystemTime(Date.now() + seconds * 1000)
    app.rerender(1)
    await app.isReady()
    return app.pages().length
  }
  const goLive = (store: Store) => store.dispatch(liveStateChanged({ state: 'open', hasMissed: false }))

  it('is requested again after some seconds, and while messages arrive after minutes [L-387]', async () => {
    expect(await drawnAfter(2)).toBe(1)
    expect(await drawnAfter(30)).toBe(2)
    expect(await drawnAfter(30, goLive)).toBe(1)
    expect(await drawnAfter(301, goLive)).toBe(2)
  })
})

describe('a list that start-up could not prefetch', () => {
  async function openFailed() {
    const app = openRows({ initialProps: 0, answers: fails })
    await act(() => prefetch(app.store))
    app.rerender(1)
    await app.hasFailed()
    return app
  }

  it('shows the error, and is requested again only when the user asks for it', async () => {
    const { api, result, pages, isReady } = await openFailed()
    expect(pages()).toEqual([1])
    api.answer({ searchLogs: logOf(3) })
    act(() => result.current.retry())
    await isReady()
    expect(result.current.rows).toHaveLength(3)
    expect(pages()).toEqual([1, 1])
  })

  it('has other pages, which are requested', async () => {
    const { api, rerender, pages, isReady } = await openFailed()
    api.answer({ searchLogs: logOf(60) })
    rerender(2)
    await isReady()
    expect(pages()).toEqual([1, 2])
  })

  it('is requested where the list was seen before: its failure is an earlier one', async () => {
    const app = openRows({
      initialProps: 0,
      answers: fails,
      before: (store) => store.dispatch(listViewed({ listId: 'EQLOG', hyperionId: 'HAR', query: '?x=1' })),
    })
    await act(() => prefetch(app.store))
    app.api.answer({ searchLogs: logOf(3) })
    app.rerender(1)
    await app.isReady()
    expect(app.pages()).toEqual([1, 1])
  })
})

describe('a search that fails later', () => {
  it('empties the list, and is tried again', async () => {
    const { api, result, rerender, pages, isReady, hasFailed } = openRows()
    await isReady()
    api.answer(fails)
    rerender(2)
    await hasFailed()
    expect(result.current).toMatchObject({ rows: [], total: null })
    api.answer({ searchLogs: logOf(60) })
    act(() => result.current.retry())
    await isReady()
    expect(result.current.rows).toHaveLength(10)
    expect(pages()).toEqual([1, 2, 2])
  })

  it('is requested by itself when its page is opened again', async () => {
    const { api, rerender, pages, isReady, hasFailed } = openRows({ answers: fails })
    await hasFailed()
    api.answer({ searchLogs: logOf(60) })
    rerender(2)
    await isReady()
    rerender(1)
    await isReady()
    expect(pages()).toEqual([1, 2, 1])
  })
})
