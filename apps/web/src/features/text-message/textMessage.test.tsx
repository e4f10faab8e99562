import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { windowHidden } from '../../core/state/events'
import { held, problem, type FakeAnswer } from '../../testing/fakeApi'
import { renderApp, type AppOptions } from '../../testing/renderApp'

/** The check of the store, which answers for the opportunity and, as usual, for a store. */
const checkOf =
  (answer: () => unknown): FakeAnswer =>
  ({ url }) => {
    const query = new URLSearchParams(url.split('?')[1])
    return query.has('opptId') ? answer() : { hyperionId: query.get('hyperionId'), isAssigned: true }
  }

const inStore = (hyperionId: string) => checkOf(() => ({ hyperionId, isAssigned: true }))

const opened = 'text-message-opportunity-opened'

function openLink(checkStore: FakeAnswer, options: AppOptions = {}) {
  const app = renderApp({ path: '/txt/1000001', ...options, answers: { checkStore, ...options.answers } })
  return {
    ...app,
    /** The stores and opportunities that were asked for. */
    checks: () => app.api.callsOf('checkStore').map(({ url }) => url.split('?')[1]),
    /** The records of usage by hand; a window that is hidden sends them at once. */
    records: () => {
      app.store.dispatch(windowHidden())
      return app.api.usage().filter(({ action }) => action === opened)
    },
  }
}

it('leads to the opportunity, in place of the link, and records that once [S-072] [S-242] [S-244] [S-246] [S-247] [S-418] [O-029] [O-032] [O-033] [O-034]', async () => {
  const { address, router, checks, records } = openLink(inStore('HAR'))
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toBeInTheDocument()
  expect(address()).toBe('/app/opportunity/1000001')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(checks()).toContain('opptId=1000001')
  await waitFor(() => expect(records()).toHaveLength(1))
  expect(records()[0]).toMatchObject({ hyperionId: 'HAR' })
})

it('does nothing before the store is known [S-245] [O-032]', async () => {
  const late = held(inStore('HAR'))
  const check: FakeAnswer = (request) =>
    request.url.includes('opptId') ? late.answer(request) : inStore('HAR')(request)
  const { address, checks, records } = openLink(check)
  await waitFor(() => expect(checks()).toContain('opptId=1000001'))
  expect(await screen.findByText('Opening the customer')).toBeInTheDocument()
  expect(address()).toBe('/txt/1000001')
  expect(records()).toEqual([])
  late.release()
  await waitFor(() => expect(address()).toBe('/app/opportunity/1000001'))
  await waitFor(() => expect(records()).toHaveLength(1))
})

it('works in the store of the opportunity, if it is another one of the person’s [OP-017]', async () => {
  const { api, address, checks, records } = openLink(inStore('BLR'))
  await waitFor(() => expect(address()).toBe('/app/opportunity/1000001'))
  expect(checks()).toContain('hyperionId=BLR')
  expect(api.callsOf('setActiveStore').at(-1)?.body).toEqual({ hyperionId: 'BLR' })
  await waitFor(() => expect(records()).toEqual([expect.objectContaining({ hyperionId: 'BLR' })]))
})

it('leads to access denied for an opportunity of a store that is not the person’s [OP-017]', async () => {
  const { address, records } = openLink(checkOf(() => ({ hyperionId: null, isAssigned: false })))
  await waitFor(() => expect(address()).toBe('/access_denied'))
  expect(records()).toEqual([])
})

it.each([
  [404, 'Not Found'],
  [400, 'Bad Request'],
])('leads to the not-found page for an id that no opportunity has: %i [S-746]', async (status, title) => {
  const { address, records } = openLink(checkOf(() => problem(status, title)))
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
  expect(address()).toBe('/txt/1000001/not-found')
  expect(records()).toEqual([])
})

it('says that the check failed, and asks again when it is told to', async () => {
  const { api, user, address, records } = openLink(checkOf(() => problem(503, 'Service Unavailable')))
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.getByText('The customer could not be opened.')).toBeInTheDocument()
  expect(records()).toEqual([])
  api.answer({ checkStore: inStore('HAR') })
  await user.click(retry)
  await waitFor(() => expect(address()).toBe('/app/opportunity/1000001'))
  await waitFor(() => expect(records()).toHaveLength(1))
})

it('stays where it is when the store cannot be entered, and records nothing', async () => {
  const { records } = openLink(({ url }) => {
    if (url.includes('hyperionId=BLR')) return problem(503, 'Service Unavailable')
    return inStore('BLR')({ url } as Parameters<FakeAnswer>[0])
  })
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  expect(records()).toEqual([])
})

it('asks nothing for somebody without access, who sees access denied [OP-017]', async () => {
  const { address, checks } = openLink(inStore('HAR'), { roles: [] })
  await waitFor(() => expect(address()).toBe('/access_denied'))
  expect(checks()).not.toContain('opptId=1000001')
})
