import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '../../core/browser/storage'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { errorToasts, findErrorToast } from '../../testing/errorToast'
import { held, problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'

const refused: FakeAnswers = { checkStore: () => ({ hyperionId: 'BLR', isAssigned: false }) }

/** Starts the app at an address. */
function open(path: string, answers: FakeAnswers = {}) {
  const app = renderApp({ path, answers })
  const activeStore = () => selectActiveStore(app.store.getState())?.hyperionId
  const madeActive = () =>
    app.api.callsOf('setActiveStore').map(({ body }) => (body as { hyperionId: string }).hyperionId)
  return { ...app, activeStore, madeActive }
}

/** Waits for the Equity Log of a store, and its address without the store. */
async function untilOpen({ address, activeStore }: ReturnType<typeof open>, hyperionId: string) {
  await waitFor(() => expect(activeStore()).toBe(hyperionId))
  expect(await screen.findByRole('heading', { name: 'Equity Log' })).toBeVisible()
  await waitFor(() => expect(address()).not.toContain('store='))
}

describe('an address that names a store', () => {
  it.each(['BLR', 'blr'])('starts the app in %s, whatever the last visit was in', async (code) => {
    localStorage.setItem(storageKeys.store, JSON.stringify({ id: 'PEA', name: 'x', utcOffset: '-05:00' }))
    const app = open(`/app/log?store=${code}&orderBy=year&orderDirection=asc`)
    await untilOpen(app, 'BLR')
    expect(app.address()).toContain('orderBy=year')
    await waitFor(() => expect(app.madeActive()).toEqual(['BLR']))
    expect(JSON.parse(localStorage.getItem(storageKeys.store) ?? '')).toMatchObject({ id: 'BLR' })
  })

  it('changes the store of an open app, and keeps the page and its filters', async () => {
    const app = open('/app/log?orderBy=year&orderDirection=asc')
    await untilOpen(app, 'HAR')
    const { pathname, search } = app.router.state.location
    await act(() => app.router.navigate(`${pathname}${search}&store=BLR`))
    await untilOpen(app, 'BLR')
    expect(app.address()).toBe(pathname + search)
    await waitFor(() => expect(app.madeActive()).toEqual(['HAR', 'BLR']))
    expect(app.api.callsOf('searchLogs').at(-1)?.body).toMatchObject({ hyperionId: 'BLR', orderBy: 'year' })
  })

  it('keeps the page of an opportunity while its store is entered', async () => {
    const app = open('/app/log')
    await untilOpen(app, 'HAR')
    await act(() => app.router.navigate('/app/opportunity/17?source=SVCLOG&store=BLR'))
    await waitFor(() => expect(app.activeStore()).toBe('BLR'))
    await waitFor(() => expect(app.address()).toBe('/app/opportunity/17?source=SVCLOG'))
  })

  it('is only read where its store is the active one', async () => {
    const app = open('/app/log')
    await untilOpen(app, 'HAR')
    const checks = app.api.callsOf('checkStore').length
    await act(() => app.router.navigate('/app/service?store=HAR'))
    expect(await screen.findByRole('heading', { name: 'Service Log' })).toBeVisible()
    await waitFor(() => expect(app.address()).not.toContain('store='))
    expect(app.api.callsOf('checkStore')).toHaveLength(checks)
  })

  it.each([
    ["of a store that is not the person's", '/app/log?store=ZZZ', {}],
    ['of a store that the service does not confirm', '/app/log?store=BLR', refused],
  ])('%s is denied, and nothing is read of it', async (_what, path, answers) => {
    const app = open(path, answers)
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(app.address()).toBe('/access_denied')
    expect(app.madeActive()).toEqual(['HAR'])
    const read = app.api.callsOf('searchLogs').map(({ body }) => (body as { hyperionId: string }).hyperionId)
    expect(read).not.toContain('BLR')
    expect(read).not.toContain('ZZZ')
    expect(errorToasts()).toHaveLength(0)
  })

  it('stays in the active store, with a toast, when nobody can say whose the store is', async () => {
    const app = open('/app/log')
    await untilOpen(app, 'HAR')
    app.api.answer({ checkStore: () => problem(500, 'Internal Server Error') })
    await act(() => app.router.navigate('/app/log?store=BLR'))
    await untilOpen(app, 'HAR')
    expect(await findErrorToast()).toHaveTextContent('Internal Server Error')
  })

  it('shows the progress while the store is entered', async () => {
    const app = open('/app/log')
    await untilOpen(app, 'HAR')
    const check = held(() => ({ hyperionId: 'BLR', isAssigned: true }))
    app.api.answer({ checkStore: check.answer })
    await act(() => app.router.navigate('/app/service?store=BLR'))
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your store')
    check.release()
    expect(await screen.findByRole('heading', { name: 'Service Log' })).toBeVisible()
  })
})

describe('Copy link', () => {
  it('copies the address of the page in sight with its store', async () => {
    const app = open('/app/log?orderBy=year&orderDirection=asc')
    await untilOpen(app, 'HAR')
    await app.user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    const link = await navigator.clipboard.readText()
    expect(link).toMatch(/^http:\/\/localhost(:\d+)?\/app\/log\?store=HAR&/)
    expect(link).toContain('orderBy=year')
  })

  it('shows the link where the browser does not copy it', async () => {
    const app = open('/app/log')
    await untilOpen(app, 'HAR')
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    })
    await app.user.click(screen.getByRole('button', { name: 'Copy link' }))
    const toast = await findErrorToast()
    expect(toast).toHaveTextContent('The link could not be copied')
    expect(toast).toHaveTextContent('/app/log?store=HAR')
  })
})
