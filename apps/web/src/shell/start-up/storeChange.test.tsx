import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findErrorToast } from '../../testing/errorToast'
import { held } from '../../testing/fakeApi'
import { wireStores } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'
import { storeChosen, selectActiveStore } from '../../session/active-store/activeStoreSlice'

const [harborview, blueRidge, peachtree] = wireStores as [
  (typeof wireStores)[number],
  (typeof wireStores)[number],
  (typeof wireStores)[number],
]

/** Starts the app and waits until start-up has made its last call. */
async function openApp(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await waitFor(() => expect(app.api.callsOf('searchContactLog')).toHaveLength(1))
  const madeActive = () =>
    app.api.callsOf('setActiveStore').map(({ body }) => (body as { hyperionId: string }).hyperionId)
  return { ...app, madeActive }
}

it('lists the stores by name and finds them by part of it [S-003] [S-190] [S-191] [S-192] [S-193]', async () => {
  const { user } = await openApp()
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  const list = within(await screen.findByRole('dialog', { name: 'Stores' }))
  const names = () => list.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Blue Ridge Auto Park', 'Harborview Motors', 'Peachtree Imports'])
  await user.type(list.getByPlaceholderText('Search Store'), 'tree')
  expect(names()).toEqual(['Peachtree Imports'])
})

it('repeats check, settings, active store, logo and no-reply search for the new store [S-006] [S-726]', async () => {
  const { api, store, madeActive } = await openApp()
  const before = api.names().length
  act(() => void store.dispatch(storeChosen(blueRidge)))
  await waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(2))
  const steps = ['checkStore', 'listGlobalSettings', 'setActiveStore', 'getStoreLogo', 'searchContactLog']
  expect(
    api
      .names()
      .slice(before)
      .filter((name) => steps.includes(name)),
  ).toEqual(steps)
  expect(madeActive()).toEqual(['HAR', 'BLR'])
  expect(screen.getByText('Blue Ridge Auto Park')).toBeInTheDocument()
})

it('passes on the first change at once and of those that follow within half a second the last [S-139] [S-727]', async () => {
  const { api, store, madeActive } = await openApp()
  act(() => {
    store.dispatch(storeChosen(blueRidge))
    store.dispatch(storeChosen(harborview))
    store.dispatch(storeChosen(peachtree))
  })
  const checked = () =>
    api.callsOf('checkStore').map(({ url }) => new URLSearchParams(url.split('?')[1]).get('hyperionId'))
  await waitFor(() => expect(checked()).toEqual(['HAR', 'BLR']))
  await waitFor(() => expect(madeActive().at(-1)).toBe('PEA'))
  expect(checked()).toEqual(['HAR', 'BLR', 'PEA'])
  expect(selectActiveStore(store.getState())?.hyperionId).toBe('PEA')
})

it('ends what an earlier change began: the last chosen store is the active one', async () => {
  const { api, store, madeActive } = await openApp()
  const settings = held(() => ({ list: [], total: 0, page: 1, pageCount: 0 }))
  api.answer({
    listGlobalSettings: (request) =>
      request.url.endsWith('/BLR') ? settings.answer(request) : { list: [], total: 0, page: 1, pageCount: 0 },
  })
  act(() => void store.dispatch(storeChosen(blueRidge)))
  await waitFor(() => expect(selectActiveStore(store.getState())?.hyperionId).toBe('BLR'))
  act(() => void store.dispatch(storeChosen(peachtree)))
  await waitFor(() => expect(madeActive().at(-1)).toBe('PEA'))
  settings.release()
  await waitFor(() =>
    expect(api.callsOf('searchContactLog').at(-1)?.body).toMatchObject({ hyperionId: 'PEA' }),
  )
  expect(madeActive()).toEqual(['HAR', 'PEA'])
})

it('goes back to the active store when it is chosen before the change is done [S-727]', async () => {
  const { api, store, madeActive } = await openApp()
  const check = held(() => ({ hyperionId: 'BLR', isAssigned: true }))
  api.answer({
    checkStore: (request) =>
      request.url.includes('BLR') ? check.answer(request) : { hyperionId: 'HAR', isAssigned: true },
  })
  act(() => void store.dispatch(storeChosen(blueRidge)))
  await waitFor(() => expect(api.callsOf('checkStore')).toHaveLength(2))
  act(() => void store.dispatch(storeChosen(harborview)))
  check.release()
  await waitFor(() => expect(madeActive()).toEqual(['HAR', 'HAR']))
  expect(selectActiveStore(store.getState())?.hyperionId).toBe('HAR')
})

it('does nothing when the active store is chosen again', async () => {
  const { api, store, router } = await openApp({ path: '/app/opportunity/17' })
  const before = api.callsOf('checkStore').length
  act(() => void store.dispatch(storeChosen(harborview)))
  act(() => void store.dispatch(storeChosen(blueRidge)))
  await waitFor(() => expect(selectActiveStore(store.getState())?.hyperionId).toBe('BLR'))
  expect(api.callsOf('checkStore')).toHaveLength(before + 1)
  expect(router.state.location.pathname).toBe('/app/log')
})

it('never makes a store active that the service does not confirm [S-008] [L-005]', async () => {
  const { api, store, madeActive } = await openApp()
  api.answer({ checkStore: () => ({ hyperionId: 'BLR', isAssigned: false }) })
  act(() => void store.dispatch(storeChosen(blueRidge)))
  await waitFor(() => expect(api.callsOf('checkStore')).toHaveLength(2))
  expect(madeActive()).toEqual(['HAR'])
  expect(selectActiveStore(store.getState())?.hyperionId).toBe('HAR')
})

it.each([
  ['?source=SVCLOG', '/app/service'],
  ['?source=CONLOG', '/app/contact'],
  ['?source=SRCHLOG', '/app/search'],
  ['?source=EQLOG', '/app/log'],
  ['', '/app/log'],
])(
  'leaves an opportunity%s for the list it was opened from [S-195] [S-196] [S-197] [S-031]',
  async (query, path) => {
    const { store, router } = await openApp({ path: `/app/opportunity/17${query}` })
    act(() => void store.dispatch(storeChosen(blueRidge)))
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  },
)

it('says so when an opportunity has a source that no list has [S-198] [S-759]', async () => {
  const { store, router } = await openApp({ path: '/app/opportunity/17?source=x' })
  act(() => void store.dispatch(storeChosen(blueRidge)))
  expect(await findErrorToast()).toHaveTextContent('Unknown source: x')
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/log'))
})
