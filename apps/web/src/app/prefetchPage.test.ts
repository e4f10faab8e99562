import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { held, logOf, problem } from '../testing/fakeApi'
import { prepareApp, type AppOptions } from '../testing/renderApp'
import { navigationOf } from './navigation'
import { prefetchPage } from './prefetchPage'
import { storageKeys } from '../core/browser/storage'

/** Opens a page as `main` does: everything is asked for before anything is drawn. */
async function open(options: AppOptions = {}) {
  const app = prepareApp(options)
  await prefetchPage(app.store, navigationOf(app.router)).toDraw
  return app
}

it('signs in, starts up and asks for the list before anything is drawn, each once', async () => {
  const { api, draw } = await open({ path: '/app/log?orderBy=year&orderDirection=asc&pageNumber=2' })
  await waitFor(() => expect(api.callsOf('searchLogs')).toHaveLength(1))
  expect(api.callsOf('searchLogs')[0]?.body).toMatchObject({
    hyperionId: 'HAR',
    orderBy: 'year',
    orderDirection: 'asc',
    pageNumber: 2,
  })
  draw()
  expect(await screen.findAllByText(/^Customer \d{5}$/)).not.toHaveLength(0)
  await waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(1))
  for (const name of ['validateToken', 'getUserAccess', 'listStores', 'checkStore', 'searchLogs'])
    expect(api.callsOf(name)).toHaveLength(1)
})

it('draws the frame of a page whose rows are late, after they were asked for', async () => {
  const rows = held(logOf(3))
  const { api, draw } = await open({ answers: { searchLogs: rows.answer } })
  expect(api.callsOf('searchLogs')).toHaveLength(1)
  draw()
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(await screen.findByRole('grid', { name: 'Equity Log' })).toBeInTheDocument()
  expect(screen.queryByText(/^Customer \d{5}$/)).not.toBeInTheDocument()
  rows.release()
  expect(await screen.findAllByText(/^Customer \d{5}$/)).toHaveLength(3)
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it('draws rows that are there in time with the frame', async () => {
  const { draw } = await open()
  draw()
  expect(screen.getAllByText(/^Customer \d{5}$/)).not.toHaveLength(0)
})

it('asks for no list before its store is confirmed, and never for one of another store [S-724]', async () => {
  localStorage.setItem(storageKeys.store, JSON.stringify({ id: 'PEA', name: 'PEA', utcOffset: '-05:00' }))
  const { api } = await open({ answers: { checkStore: () => ({ hyperionId: 'PEA', isAssigned: false }) } })
  await waitFor(() => expect(api.callsOf('searchLogs')).toHaveLength(1))
  expect(api.names().indexOf('searchLogs')).toBeGreaterThan(api.names().indexOf('checkStore'))
  expect(api.callsOf('searchLogs').map(({ body }) => body)).toEqual([
    expect.objectContaining({ hyperionId: 'HAR' }),
  ])
})

it('asks for no list where the page is none', async () => {
  const { api } = await open({ path: '/app/CallGuides' })
  await waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(1))
  expect(api.callsOf('searchLogs')).toHaveLength(0)
})

it('tells a list that failed once, and asks again when somebody wants it', async () => {
  const { api, draw } = await open({
    answers: { searchLogs: () => problem(500, 'Internal Server Error') },
  })
  draw()
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  expect(api.callsOf('searchLogs')).toHaveLength(1)
  expect(await screen.findAllByText(/An error occurred/)).toHaveLength(1)
  await userEvent.setup().click(retry)
  await waitFor(() => expect(api.callsOf('searchLogs')).toHaveLength(2))
})

it('asks nothing for a page that is open to everybody', async () => {
  const { api } = await open({ path: '/no/such' })
  expect(api.names()).toEqual([])
})

it('starts nothing for somebody who has to sign in, or may not use the app', async () => {
  expect((await open({ roles: null })).api.names()).toEqual([])
  const { api } = await open({ roles: ['Opportunity_Can_Access_Help_Tour'] })
  expect(api.callsOf('listStores')).toHaveLength(0)
})
