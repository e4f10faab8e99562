import { reconnectWaits } from '@retain/domain/live/reconnect'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callSucceeded } from '../core/state/events'
import { errorToasts } from '../testing/errorToast'
import { held } from '../testing/fakeApi'
import { wireStores } from '../testing/fixtures'
import { eventOf, removed } from '../testing/liveMessages'
import { prepareApp, renderApp } from '../testing/renderApp'
import { selectConnection, selectLiveError } from './liveSlice'

type App = ReturnType<typeof renderApp>

const stateOf = ({ store }: App) => selectConnection(store.getState()).state
const untilOpen = (app: App) => waitFor(() => expect(stateOf(app)).toBe('open'))

/** Opens the Equity Log and waits for the live connection. */
async function openConnected(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await screen.findAllByText(/^Customer \d{5}$/)
  await untilOpen(app)
  return app
}

/** Ends the connection and lets every further attempt fail. */
async function loseForGood({ live, clock }: App) {
  live.take(false)
  live.line().drop()
  for (const wait of reconnectWaits) {
    await waitFor(() => expect(clock.waits()).toContain(wait))
    const { length } = live.lines
    clock.advance(wait)
    await waitFor(() => expect(live.lines).toHaveLength(length + 1))
    live.line().drop()
  }
}

it('connects after the store was made active and before emails without a reply are counted [S-129] [S-130]', async () => {
  const logo = held(() => ({ url: '/logos/HAR.svg' }))
  let sockets = -1
  const app = prepareApp({
    answers: {
      getStoreLogo: logo.answer,
      searchContactLog: () => {
        sockets = app.live.lines.length
        return { list: [], total: 0, page: 1, pageCount: 0 }
      },
    },
  })
  app.draw()
  await waitFor(() => expect(app.api.callsOf('getStoreLogo')).toHaveLength(1))
  expect(app.api.callsOf('setActiveStore')).toHaveLength(1)
  expect(app.live.lines).toHaveLength(0)
  logo.release()
  await waitFor(() => expect(sockets).toBe(1))
})

it('subscribes to the active store and the person, and keeps tags and connection id [S-335] [S-339] [S-340] [S-153]', async () => {
  const app = await openConnected()
  const line = app.live.line()
  expect(line.url).toMatch(/^ws:\/\/[^/]+\/live\?access_token=token-of-ann&window=[\w-]{21}$/)
  expect(line.frames).toEqual([{ type: 'subscribe', tags: ['STORE_HAR', 'USER_ann.lee'] }])
  line.tell(eventOf({ type: 'CONNECTED', payload: { connectionId: '42' } }), 'USER_ann.lee')
  const { liveTags, connectionId } = app.store.getState().appConfig
  expect(liveTags).toEqual(['STORE_HAR', 'USER_ann.lee'])
  expect(connectionId).toBe('42')
})

it('replaces the tag of the store on the open socket when the store is changed [S-726]', async () => {
  const app = await openConnected()
  await app.user.click(screen.getByRole('button', { name: 'Change Stores' }))
  await app.user.click(await screen.findByRole('option', { name: wireStores[1]?.name ?? '' }))
  await waitFor(() =>
    expect(app.live.line().frames.at(-1)).toEqual({ type: 'subscribe', tags: ['STORE_BLR', 'USER_ann.lee'] }),
  )
  expect(app.live.lines).toHaveLength(1)
})

it('refetches the list of a store that it did not listen to for a time', async () => {
  const app = await openConnected()
  const choose = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name: 'Change Stores' }))
    await app.user.click(await screen.findByRole('option', { name }))
  }
  const searchesOf = (store: string) =>
    app.api.callsOf('searchLogs').filter(({ body }) => (body as { hyperionId: string }).hyperionId === store)
  await choose('Blue Ridge Auto Park')
  await waitFor(() => expect(app.store.getState().appConfig.liveTags).toContain('STORE_BLR'))
  const before = searchesOf('HAR').length
  await choose('Harborview Motors')
  await waitFor(() => expect(searchesOf('HAR').length).toBeGreaterThan(before))
})

it('ends the connection when the person signs out [S-750]', async () => {
  const app = await openConnected()
  await app.user.click(screen.getByRole('button', { name: /Ann Lee|AL/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  await waitFor(() => expect(app.live.line().closedBy).toBe(1000))
  expect(stateOf(app)).toBe('closed')
})

it('is open, closed while it is tried again, and in error when that was in vain, and says so [S-336] [S-337] [S-347] [S-804]', async () => {
  const app = await openConnected()
  app.live.line().drop()
  expect(stateOf(app)).toBe('closed')
  expect(await screen.findByTitle('Reconnecting, 1 of 5')).toBeInTheDocument()
  app.clock.advance(1_000)
  await untilOpen(app)
  expect(screen.queryByTitle(/^Reconnecting/)).not.toBeInTheDocument()

  await loseForGood(app)
  expect(await screen.findByTitle('Connection lost')).toBeInTheDocument()
  expect(selectLiveError(app.store.getState())).toBe('WebSocket maximum reconnects reached')
  expect(app.lines.map(({ message }) => message)).toContain('WebSocket maximum reconnects reached')
  expect(errorToasts()).toHaveLength(0)
})

it('connects again when somebody presses Try again', async () => {
  const app = await openConnected()
  await loseForGood(app)
  app.live.take(true)
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await untilOpen(app)
  await waitFor(() => expect(screen.queryByTitle('Connection lost')).not.toBeInTheDocument())
})

it('connects again by itself when the server is back', async () => {
  const app = await openConnected()
  await loseForGood(app)
  expect(app.clock.waits()).toEqual([60_000])
  app.live.take(true)
  app.clock.advance(60_000)
  await untilOpen(app)
  expect(app.clock.waits()).not.toContain(60_000)
})

it('connects again as soon as a request shows that the server is back', async () => {
  const app = await openConnected()
  await loseForGood(app)
  app.live.take(true)
  act(() => void app.store.dispatch(callSucceeded({ endpoint: 'searchLogs', doNotLog: false })))
  await untilOpen(app)
})

it.each([
  ['by the server [S-338] [S-346]', {}, 'WebSocket connection refused'],
  ['for want of an address [S-344]', { config: { liveUrl: '' } }, 'WebSocket url is missing'],
])('keeps the text of a connection that is impossible: %s', async (_title, options, text) => {
  const app = renderApp(options)
  app.live.take(false)
  await waitFor(() => expect(app.live.lines.length + app.lines.length).toBeGreaterThan(0))
  if (app.live.lines.length > 0) app.live.line().drop(4403)
  await waitFor(() => expect(selectLiveError(app.store.getState())).toBe(text))
  expect(app.clock.waits()).toEqual([])
})

it('renews a token that has ended, once, and is refused when there is no other [S-338] [S-345]', async () => {
  const app = await openConnected()
  app.live.line().drop(4401)
  await waitFor(() => expect(selectLiveError(app.store.getState())).toBe('WebSocket connection refused'))
  expect(app.identity.asked.filter((what) => what === 'renew')).toHaveLength(1)
  expect(app.live.lines).toHaveLength(1)
})

it('says that the browser is offline, and connects at once when it is back', async () => {
  const app = await openConnected()
  app.live.take(false)
  app.live.line().drop()
  let isOnline = false
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText('Offline')).toBeInTheDocument()
  app.live.take(true)
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await untilOpen(app)
  await waitFor(() => expect(screen.queryByText('Offline')).not.toBeInTheDocument())
})

it('sends a ping when the window becomes visible', async () => {
  const app = await openConnected()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(app.live.line().frames).toHaveLength(2))
})

it('refetches the lists after every connection but the first', async () => {
  const app = await openConnected()
  expect(app.api.callsOf('searchLogs')).toHaveLength(1)
  app.live.line().drop()
  app.clock.advance(1_000)
  await waitFor(() => expect(app.api.callsOf('searchLogs')).toHaveLength(2))
})

it('never writes its address to the log [S-805]', async () => {
  const app = await openConnected()
  await loseForGood(app)
  await waitFor(() => expect(selectLiveError(app.store.getState())).not.toBeNull())
  expect(JSON.stringify(app.lines)).not.toMatch(/access_token|token-of-ann|ws:/)
})

it('counts frames that it could not read, and goes on', async () => {
  const app = await openConnected()
  app.live.line().say('no json')
  app.live.line().tell(removed('1000001'))
  expect(app.store.getState().live?.dropped).toBe(1)
  await waitFor(() => expect(screen.queryByText('Customer 00001')).not.toBeInTheDocument())
})
