import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applicationReset } from '../../../core/state/events'
import { wireContact } from '../../../testing/contactFixtures'
import { problem } from '../../../testing/fakeApi'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { noReplyApi } from '../../../shell/no-reply/noReplyApi'
import { workLogApi } from '../search/workLogApi'
import { contactAnswers, openContactLog, testNow } from '../../../testing/contactLog'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(testNow) })
  setWindowWidth(1600)
})
afterEach(() => void vi.useRealTimers())

async function openCached() {
  const app = await openContactLog({ answers: contactAnswers([wireContact()], 3) })
  const cached = () => workLogApi.util.selectCachedArgsForQuery(app.store.getState(), 'searchLog')
  const noReplyCount = () => {
    const [store] = noReplyApi.util.selectCachedArgsForQuery(app.store.getState(), 'noReplyCount')
    return store && noReplyApi.endpoints.noReplyCount.select(store)(app.store.getState()).data?.count
  }
  await waitFor(() => expect(noReplyCount()).toBe(3))
  return { ...app, cached, noReplyCount }
}

it('holds the page, what it was asked with, the no-reply count, how far it is and what went wrong [L-208] [L-217]', async () => {
  const { store, cached, grid, api } = await openCached()
  const [request] = cached()
  if (request === undefined) throw new Error('No page is cached')
  expect(request.body).toMatchObject({
    from: '2026-10-23 05:00:00',
    to: '2026-11-22 04:59:59',
    repliedStatus: 'ALL',
  })
  expect(workLogApi.endpoints.searchLog.select(request)(store.getState())).toMatchObject({
    status: 'fulfilled',
    data: { list: [{ inboundContactHistoryId: '501' }], page: 1, total: 1, pageCount: 1 },
  })
  api.answer({ searchContactLog: () => problem(500, 'Internal Server Error') })
  grid.sortBy('Year')
  await screen.findByRole('button', { name: 'Try Again' })
  const failed = cached().find(({ body }) => body.orderBy === 'vehicleYear')
  if (failed === undefined) throw new Error('The failed page is not cached')
  expect(workLogApi.endpoints.searchLog.select(failed)(store.getState())).toMatchObject({
    status: 'rejected',
    error: { kind: 'http', status: 500 },
  })
})

it('is as before the first search after an application reset [L-216]', async () => {
  const { store, cached, noReplyCount, router } = await openCached()
  await act(() => router.navigate('/app/profile'))
  act(() => void store.dispatch(applicationReset()))
  expect(cached()).toEqual([])
  expect(noReplyCount()).toBeUndefined()
})
