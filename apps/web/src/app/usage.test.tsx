import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem } from '../testing/fakeApi'
import { renderApp } from '../testing/renderApp'

/** Starts the app and waits for its last call at start. */
async function openApp(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await waitFor(() => expect(app.api.callsOf('searchContactLog')).toHaveLength(1))
  /** What was recorded so far: a window that is hidden sends it at once. */
  const actions = () => {
    window.dispatchEvent(new Event('pagehide'))
    return app.api.usage().map(({ action }) => action)
  }
  return { ...app, actions }
}

it('records each good call by its name, and none of those that are not to be logged [S-428] [S-429] [S-813] [O-522] [O-523]', async () => {
  const { actions } = await openApp()
  await waitFor(() =>
    expect([...actions()].sort()).toEqual([
      'checkStore',
      'getStoreLogo',
      'listGlobalSettings',
      // Those of the Equity Log, and its columns.
      'listSavedSearches',
      'listSavedSearches',
      'listStores',
      // The call guides, read ahead.
      'listTemplates',
      'searchLogs',
      'setActiveStore',
    ]),
  )
})

it('names the store and the time in UTC [S-814]', async () => {
  const { api, actions } = await openApp()
  await waitFor(() => expect(actions()).not.toHaveLength(0))
  expect(api.usage()[0]).toMatchObject({
    hyperionId: 'HAR',
    usageTimestamp: '2026/11/21 15:00:00',
  })
})

it('records no call that failed', async () => {
  const { actions } = await openApp({ answers: { searchLogs: () => problem(500, 'Internal Server Error') } })
  await screen.findByText(/An error occurred/)
  expect(actions()).not.toContain('searchLogs')
})

it('tells a failed record to the log only [S-813]', async () => {
  const answers = { recordUsages: () => problem(500, 'Internal Server Error') }
  const { lines, actions } = await openApp({ answers })
  await waitFor(() => expect(actions()).not.toHaveLength(0))
  await waitFor(() => expect(lines.some(({ fields }) => fields?.['endpoint'] === 'recordUsages')).toBe(true))
  expect(screen.queryByText(/An error occurred/)).not.toBeInTheDocument()
})
