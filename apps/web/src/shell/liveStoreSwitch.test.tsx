import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callFailed } from '../core/state/events'
import { liveStateChanged } from '../live/liveEvents'
import { wireStores } from '../testing/fixtures'
import { makeReceive } from '../testing/liveGrid'
import { settingChanged } from '../testing/liveMessages'
import { renderApp } from '../testing/renderApp'

async function open() {
  let stores = wireStores
  const app = renderApp({ path: '/app/log', answers: { listStores: () => stores } })
  await screen.findByRole('grid')
  const receive = makeReceive(app)
  return {
    app,
    answerStores: (those: typeof wireStores) => (stores = those),
    switched: (hyperionId: string, settingValue: 'On' | 'Off') =>
      receive(settingChanged('EAStoreEnabled', settingValue, hyperionId)),
  }
}

const others = wireStores.filter(({ hyperionId }) => hyperionId !== 'HAR')
const off = 'Harborview Motors was switched off'
const refusal = {
  kind: 'http',
  endpoint: 'logCall',
  requestId: 'request-9',
  status: 403,
  statusText: 'Forbidden',
  code: 'store',
  fieldErrors: [],
  lock: null,
  retryAfter: null,
  handlesNotFound: false,
} as const

it('tells whoever works in a store that it was switched off, and that it is on again [S-826]', async () => {
  const { app, switched } = await open()
  await switched('HAR', 'Off')
  expect(await screen.findByText(off)).toBeInTheDocument()
  // It is also spoken.
  expect(screen.getAllByText(/What you have typed stays on this page/)).not.toHaveLength(0)
  await switched('HAR', 'On')
  expect(await screen.findByText('Harborview Motors is on again')).toBeInTheDocument()
  expect(screen.queryByText(off)).not.toBeInTheDocument()
  expect(app.identity.asked).not.toContain('removeAccess')
})

it('offers the store no longer, once it is off [S-008]', async () => {
  const { app, answerStores, switched } = await open()
  answerStores(others)
  await switched('BLR', 'Off')
  await waitFor(() => expect(app.api.callsOf('listStores')).toHaveLength(2))
  expect(screen.queryByText(/was switched off/)).not.toBeInTheDocument()
})

it('keeps the page and the access when calls are refused because the store is off', async () => {
  const { app, answerStores, switched } = await open()
  answerStores(others)
  await switched('HAR', 'Off')
  app.store.dispatch(callFailed({ error: refusal, handling: { ownText: 'The call was not saved' } }))
  expect(await screen.findByText('The call was not saved')).toBeInTheDocument()
  expect(app.identity.asked).not.toContain('removeAccess')
})

it('has no toast of its own for what is read in vain because the store is off', async () => {
  const { app, answerStores, switched } = await open()
  answerStores(others)
  await switched('HAR', 'Off')
  expect(await screen.findByText(off)).toBeInTheDocument()
  const asked = app.api.callsOf('listStores').length
  app.store.dispatch(callFailed({ error: refusal, handling: 'toast' }))
  await waitFor(() => expect(app.api.callsOf('listStores').length).toBeGreaterThan(asked))
  const later = { ...refusal, requestId: 'request-10' }
  app.store.dispatch(callFailed({ error: later, handling: { ownText: 'The call was not saved' } }))
  expect(await screen.findByText('The call was not saved')).toBeInTheDocument()
  expect(screen.queryByText('An error occurred getting data: Forbidden')).not.toBeInTheDocument()
})

it('tells it by the first call that is refused, where no message told it yet', async () => {
  const { app, answerStores } = await open()
  answerStores(others)
  app.store.dispatch(callFailed({ error: refusal, handling: 'log' }))
  expect(await screen.findByText(off)).toBeInTheDocument()
  expect(app.identity.asked).not.toContain('removeAccess')
})

it('loads the page anew where a store is refused that nobody switched off', async () => {
  const { app } = await open()
  app.store.dispatch(callFailed({ error: refusal, handling: 'log' }))
  await waitFor(() => expect(app.identity.asked).toContain('removeAccess'))
})

it('tells it also after a time in which no message could be heard', async () => {
  const { app, answerStores } = await open()
  await makeReceive(app)()
  answerStores(others)
  app.store.dispatch(liveStateChanged({ state: 'open', hasMissed: true }))
  expect(await screen.findByText(off)).toBeInTheDocument()
})
