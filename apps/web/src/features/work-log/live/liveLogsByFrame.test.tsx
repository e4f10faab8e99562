import type { LiveEvent } from '@retain/domain/live/liveMessage'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loggedOut } from '../../../core/state/events'
import { workLogApi } from '../search/workLogApi'
import { held, logOf } from '../../../testing/fakeApi'
import { contacted, locked, removed, statusChanged } from '../../../testing/liveMessages'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { selectConnection } from '../../../live/liveSlice'

beforeEach(() => setWindowWidth(1600))
afterEach(() => void vi.restoreAllMocks())

type App = ReturnType<typeof renderApp>

const searches = ({ store }: App) => workLogApi.util.selectCachedArgsForQuery(store.getState(), 'searchLog')

/** The page of each cached list, by the number of its page. */
const pages = (app: App) =>
  new Map(
    searches(app).map((search) => [
      search.body.pageNumber,
      workLogApi.endpoints.searchLog.select(search)(app.store.getState()).data,
    ]),
  )
const firstRow = (app: App) => pages(app).get(1)?.list[0]

/** Opens the Equity Log and waits for its rows and the live connection. */
async function openLog(total = 1248): Promise<App> {
  const app = renderApp({ answers: { searchLogs: logOf(total) } })
  await screen.findAllByText(/^Customer \d{5}$/)
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
  return app
}

/** Tells all of it before the next frame. */
const tell = ({ live }: App, events: readonly LiveEvent[]) => {
  for (const event of events) live.line().tell(event)
}
const nextFrame = () => act(() => new Promise(requestAnimationFrame))
const ids = (from: number) => Array.from({ length: 25 }, (_, at) => String(1_000_001 + from + at))

it('changes each list once for fifty messages of one frame [L-385] [L-387]', async () => {
  const app = await openLog()
  await app.user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(pages(app).get(2)?.list).toHaveLength(50))
  let seen = pages(app)
  const changes = new Map([...seen.keys()].map((page) => [page, 0]))
  const stop = app.store.subscribe(() => {
    const now = pages(app)
    for (const [page, data] of now)
      if (data !== seen.get(page)) changes.set(page, (changes.get(page) ?? 0) + 1)
    seen = now
  })
  tell(
    app,
    [...ids(0), ...ids(50)].map((opptId) => statusChanged(opptId)),
  )
  expect([...changes.values()]).toEqual([0, 0])
  await nextFrame()
  stop()
  expect([...changes]).toEqual([
    [1, 1],
    [2, 1],
  ])
  for (const [, page] of pages(app))
    expect(page?.list.map(({ statusCode }) => statusCode === 'NOI')).toEqual(
      Array.from({ length: 50 }, (_, at) => at < 25),
    )
})

it('applies the messages of a frame in their order', async () => {
  const app = await openLog()
  tell(app, [
    locked('1000001'),
    statusChanged('1000001', 3),
    locked('1000001', { rowVersion: 4, isLocked: false, lockedBy: null, lockedUserId: null }),
    contacted('1000001', 5),
  ])
  await nextFrame()
  expect(firstRow(app)).toMatchObject({
    isLocked: false,
    statusCode: 'NOI',
    note: 'Wrote to her',
    rowVersion: 5,
  })
  expect(app.api.callsOf('searchLogs')).toHaveLength(1)
})

it('keeps hidden lists true without frames', async () => {
  const app = await openLog()
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  tell(app, [statusChanged('1000001'), contacted('1000001', 3)])
  expect(firstRow(app)?.statusCode).not.toBe('NOI')
  act(() => app.clock.advance(100))
  expect(firstRow(app)).toMatchObject({ statusCode: 'NOI', note: 'Wrote to her' })
})

it('applies what was told before the connection was lost', async () => {
  const app = await openLog()
  tell(app, [statusChanged('1000001')])
  act(() => app.live.line().drop())
  await nextFrame()
  expect(firstRow(app)?.statusCode).toBe('NOI')
})

it('drops what was told to a person who has left', async () => {
  const app = await openLog()
  const changed: unknown[] = []
  tell(app, [statusChanged('1000001')])
  act(() => void app.store.dispatch(loggedOut()))
  const stop = app.store.subscribe(() => changed.push(...searches(app)))
  await nextFrame()
  act(() => app.clock.advance(100))
  stop()
  expect(changed).toEqual([])
  expect(app.clock.waits()).not.toContain(100)
})

it('applies what was told in the frame of an answer to that answer, and only once', async () => {
  const app = await openLog(3)
  const search = held(logOf(3))
  app.api.answer({ searchLogs: search.answer })
  app.live.line().drop()
  app.clock.advance(1_000)
  await waitFor(() => expect(app.api.callsOf('searchLogs')).toHaveLength(2))
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  tell(app, [statusChanged('1000001'), removed('1000002')])
  search.release()
  await waitFor(() => expect(pages(app).get(1)?.total).toBe(2))
  const answered = pages(app).get(1)
  expect(answered?.list.map(({ opptId, statusCode }) => `${opptId} ${statusCode}`)).toEqual([
    '1000001 NOI',
    '1000003 NPL',
  ])
  act(() => app.clock.advance(100))
  expect(pages(app).get(1)).toBe(answered)
})
