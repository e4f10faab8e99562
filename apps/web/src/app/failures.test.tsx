import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toastClosed, toastShown } from '../core/toasts/toastsSlice'
import { errorToasts, findErrorToast } from '../testing/errorToast'
import { problem } from '../testing/fakeApi'
import { renderApp } from '../testing/renderApp'

const searchFails = (answer: () => Response) => renderApp({ answers: { searchLogs: answer } })
const failing = (status: number, title: string) => searchFails(() => problem(status, title))

it.each([
  [400, 'Bad Request'],
  [405, 'Method Not Allowed'],
  [409, 'Conflict'],
  [500, 'Internal Server Error'],
])(
  'shows a toast for a call answered %i, with the request id [S-334] [S-385] [S-389] [L-462] [L-463]',
  async (status, title) => {
    failing(status, title)
    const toast = await findErrorToast()
    expect(toast).toHaveTextContent(`An error occurred getting data: ${title}`)
    expect(toast).toHaveTextContent('Request id request-9')
  },
)

it('uses the standard phrase when an answer has none [S-811]', async () => {
  searchFails(() => new Response('{}', { status: 503 }))
  expect(await findErrorToast()).toHaveTextContent('An error occurred getting data: Service Unavailable')
})

it('says "Network Error" when no answer comes [S-810]', async () => {
  searchFails(() => {
    throw new TypeError('offline')
  })
  expect(await findErrorToast()).toHaveTextContent('An error occurred getting data: Network Error')
})

it('says so when an answer does not have the agreed shape, and names the place in the log only', async () => {
  const { lines } = searchFails(() => Response.json({ data: { list: 'Ann Lee' } }))
  expect(await findErrorToast()).toHaveTextContent('An error occurred getting data: Unexpected Answer')
  const line = JSON.stringify(lines.find(({ fields }) => fields?.['kind'] === 'decode'))
  expect(line).toContain('list')
  expect(line).not.toContain('Ann Lee')
})

it('keeps the toast of an error until it is closed; pressing it does nothing [S-324] [S-325] [S-326]', async () => {
  const { user, store } = failing(500, 'Internal Server Error')
  await user.click(await screen.findByText('An error occurred getting data: Internal Server Error'))
  expect(await findErrorToast()).toBeInTheDocument()
  expect(store.getState().toasts[0]).toMatchObject({ type: 'error', timeout: null })
  const [toast] = store.getState().toasts
  act(() => void store.dispatch(toastClosed(toast?.id ?? '')))
  expect(errorToasts()).toHaveLength(0)
})

it('folds errors that say the same into one, beside which what was saved is said; closing it closes all [S-784]', async () => {
  const { user, store } = renderApp({})
  const failed = (id: string, label = 'An error occurred getting data: Network Error') =>
    toastShown({ id, type: 'error', label, body: `Request id ${id}` })
  act(() => {
    for (let at = 1; at <= 8; at++) store.dispatch(failed(String(at)))
    for (let at = 1; at <= 6; at++) store.dispatch(failed(`other-${at}`, `Failure ${at}`))
    store.dispatch(toastShown({ type: 'success', label: 'Call saved' }))
  })
  expect(await screen.findByRole('group', { name: /Call saved/ })).toBeInTheDocument()
  expect(errorToasts()).toHaveLength(7)
  const folded = screen.getByRole('group', { name: /Network Error 8 times$/ })
  expect(folded).toHaveTextContent('Request id 8')
  await user.click(within(folded).getByRole('button', { name: 'Close' }))
  expect(errorToasts()).toHaveLength(6)
})

it('tells the session of a 401, and shows the toast [S-386] [S-812] [L-464] [O-527]', async () => {
  const { identity } = failing(401, 'Unauthorized')
  await waitFor(() => expect(identity.asked).toContain('renew'))
  expect(screen.getByText('An error occurred getting data: Unauthorized')).toBeInTheDocument()
})

it('says in the place of a page, and of a toast, that a stronger sign-in is needed, and waits for the person', async () => {
  const weak = () => problem(401, 'Unauthorized', undefined, { code: 'insufficientUserAuthentication' })
  const { user, identity, router } = renderApp({ path: '/app/contact', answers: { searchContactLog: weak } })
  expect(await screen.findByText(/^This sign-in is not strong enough, or too long ago\./)).toBeVisible()
  expect(router.state.location.pathname).toBe('/login')
  expect(localStorage.getItem('REDIRECT_URL')).toMatch(/^\/app\/contact/)
  expect(localStorage.getItem('TOKEN')).toBeNull()
  expect(errorToasts()).toHaveLength(0)
  expect(identity.asked).toEqual(['removeAccess'])
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(identity.asked).toEqual(['removeAccess', 'redirectToSignIn'])
})

it('tells the session of a 403, and shows the toast [S-387] [S-812] [L-465] [O-528]', async () => {
  const { identity } = failing(403, 'Forbidden')
  await waitFor(() => expect(identity.asked).toContain('reload'))
  expect(screen.getByText('An error occurred getting data: Forbidden')).toBeInTheDocument()
})

it('shows one toast for all that a page may not have', async () => {
  const denied = () => problem(403, 'Forbidden')
  const { lines } = renderApp({
    path: '/app/opportunity/17',
    answers: { getCustomerInfo: denied, getDealInfo: denied, getContactHistory: denied },
  })
  await waitFor(() => expect(lines.filter(({ fields }) => fields?.['status'] === 403)).toHaveLength(3))
  expect(errorToasts()).toHaveLength(1)
})

it('leads a 404 to the not-found page, without a toast [S-144] [S-165] [S-388] [L-615]', async () => {
  const { router } = failing(404, 'Not Found')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/app/log/not-found')
  expect(errorToasts()).toHaveLength(0)
})

it('stays on the page when a call handles its 404 itself [S-747]', async () => {
  const { api, router } = renderApp({ answers: { getStoreLogo: () => problem(404, 'Not Found') } })
  await waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(1))
  expect(router.state.location.pathname).toBe('/app/log')
  expect(screen.getByText('Harborview Motors')).toBeInTheDocument()
})
