import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startUpBegan, startUpSettled, storeActivated } from '../../session/active-store/activeStoreSlice'
import { logOf } from '../../testing/fakeApi'
import { wireStores } from '../../testing/fixtures'
import { openStore } from '../../testing/openStore'
import './equity-log/prefetchEquityLog'

const [harborview] = wireStores as [(typeof wireStores)[number]]

/** An app at an address, in which start-up confirms the store. */
function confirmStore(path: string, isStartingUp = true) {
  const app = openStore({ path, isSignedIn: true, answers: { searchLogs: logOf(60) } })
  app.store.dispatch(startUpBegan())
  if (!isStartingUp) app.store.dispatch(startUpSettled())
  app.store.dispatch(storeActivated(harborview))
  return app
}

/** Lets the code that is fetched lazily, and what it requests, come to pass. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

it.each(['/app', '/app/home', '/app/log'])(
  'requests the Equity Log of %s as soon as the store is confirmed',
  async (path) => {
    const { api } = confirmStore(path)
    await waitFor(() => expect(api.callsOf('searchLogs')).toHaveLength(1))
    expect(api.callsOf('searchLogs')[0]?.body).toMatchObject({ hyperionId: harborview.hyperionId })
  },
)

it.each([
  ['for another page', '/app/serviceLog', true],
  ['for a store that is chosen later', '/app/log', false],
])('requests nothing %s', async (_why, path, isStartingUp) => {
  const { api } = confirmStore(path, isStartingUp)
  await settle()
  expect(api.names()).toEqual([])
})
