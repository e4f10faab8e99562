import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectLastView } from '../../list/address/listViewsSlice'
import { startUpBegan, startUpSettled, storeActivated } from '../../session/active-store/activeStoreSlice'
import { held, logOf, problem, type FakeAnswers } from '../../testing/fakeApi'
import { wireStores } from '../../testing/fixtures'
import { openStore } from '../../testing/openStore'
import { stillNavigation } from '../../testing/stillNavigation'
import { wireSearch } from '../../testing/wireSearch'
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

describe('the address of the Equity Log', () => {
  const byDefault = wireSearch({ savedSearchId: '1', isDefault: true, values: { mileageTo: '9000' } })
  const shown = expect.stringMatching(/^\?.*savedSearchId=1&mileageTo=9000$/) as string

  /** The store of an app that opens with a default search; `answers` are what the service says otherwise. */
  function open(answers: FakeAnswers = {}, query = '') {
    let path = '/app/log'
    const went: unknown[] = []
    const { api, store } = openStore({
      navigation: stillNavigation({
        path: () => path,
        query: () => query,
        go: (...to) => void went.push(to),
      }),
      isSignedIn: true,
      answers: { searchLogs: logOf(60), listSavedSearches: () => [byDefault], ...answers },
    })
    store.dispatch(startUpBegan())
    store.dispatch(storeActivated(harborview))
    const lastView = () => selectLastView(store.getState(), 'EQLOG')
    const searched = () => waitFor(() => expect(api.callsOf('searchLogs')).toHaveLength(1))
    return { went, lastView, searched, leave: () => (path = '/app/serviceLog') }
  }

  it('says what will be shown before that is drawn, and it is remembered with its rows [L-479]', async () => {
    const rows = held(logOf(60))
    const { went, lastView, searched } = open({ searchLogs: rows.answer })
    await searched()
    expect(went).toEqual([[shown, { replace: true, state: { personFilters: {} } }]])
    expect(lastView()).toBeNull()
    rows.release()
    await waitFor(() =>
      expect(lastView()).toEqual({ hyperionId: harborview.hyperionId, query: shown, personFilters: {} }),
    )
  })

  it('is not remembered where the list could not be found', async () => {
    const { lastView, searched } = open({ searchLogs: () => problem(500, 'Internal Server Error') })
    await searched()
    await settle()
    expect(lastView()).toBeNull()
  })

  it.each([
    ['filters that no longer exist, which the log names', { values: { mileageTo: '9000', shoeSize: '9' } }],
    ['a panel that opens', { showAdvanced: true }],
  ])('is left to the page with %s', async (_what, search) => {
    const { went, searched } = open({ listSavedSearches: () => [wireSearch({ isDefault: true, ...search })] })
    await searched()
    expect(went).toEqual([])
  })

  it('is left to the page that denies or enters a store which it names', async () => {
    const { went, searched } = open({}, '?store=ZZZ')
    await searched()
    expect(went).toEqual([])
  })

  it('is left alone once another page is open', async () => {
    const searches = held(() => [byDefault])
    const { went, searched, leave } = open({ listSavedSearches: searches.answer })
    await searches.asked
    leave()
    searches.release()
    await searched()
    expect(went).toEqual([])
  })
})
