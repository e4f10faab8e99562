import { reconnectWaits } from '@retain/domain/live/reconnect'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { wirePage, wireRow } from '../testing/fixtures'
import { renderApp } from '../testing/renderApp'
import { liveListeners } from '../app/liveListeners'
import { selectConnection, selectLiveError } from './liveSlice'

afterEach(() => vi.restoreAllMocks())

/** The code of the live channel as it stands while it cannot be fetched: an import cannot be made to fail here. */
const withoutCode = () => vi.spyOn(liveListeners, 'read').mockReturnValue({ module: null, hasFailed: true })

const rows = ['Bo', 'Cy'].map((customerName, at) => wireRow({ opptId: String(at + 1), customerName }))

it('shows the list while the code cannot be fetched, tries again, and refetches what was missed', async () => {
  const code = withoutCode()
  const app = renderApp({ answers: { searchLogs: () => wirePage(rows) } })
  expect(await screen.findByText('Bo')).toBeInTheDocument()
  await waitFor(() => expect(app.clock.waits()).toContain(reconnectWaits[0]))
  expect(selectConnection(app.store.getState())).toMatchObject({ phase: 'waiting', attempt: 1 })
  expect(app.live.lines).toHaveLength(0)
  code.mockRestore()
  app.clock.advance(reconnectWaits[0])
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
  await waitFor(() => expect(app.api.callsOf('searchLogs')).toHaveLength(2))
  expect(app.live.lines).toHaveLength(1)
})

it('gives up after the last attempt, and tries once more when the user presses Try again [S-337]', async () => {
  const code = withoutCode()
  const app = renderApp({ answers: { searchLogs: () => wirePage(rows) } })
  for (const wait of reconnectWaits) {
    await waitFor(() => expect(app.clock.waits()).toContain(wait))
    app.clock.advance(wait)
  }
  await waitFor(() =>
    expect(selectLiveError(app.store.getState())).toBe('WebSocket maximum reconnects reached'),
  )
  code.mockRestore()
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(selectConnection(app.store.getState()).state).toBe('open'))
})
