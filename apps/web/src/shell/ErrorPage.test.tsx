import { routes } from '@retain/domain/session/routes/routes'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { errorToasts, findErrorToast } from '../testing/errorToast'
import { renderApp } from '../testing/renderApp'
import { lazyRouteOf } from '../testing/routeOf'

const errorText = 'Oops! It looks like an error has occurred.'

afterEach(() => vi.restoreAllMocks())

it.each(['/app/log', '/app/opportunity/1000001'])(
  'shows in its frame when the code of a page cannot be loaded, from %s [S-748]',
  async (path) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(lazyRouteOf(routes.opportunity.path), 'lazy').mockRejectedValue(new TypeError('Failed to fetch'))
    const { router } = renderApp({ path })
    if (path === '/app/log') await screen.findAllByText(/^Customer /)
    await act(() => router.navigate('/app/opportunity/1000001'))
    expect(await screen.findByText(errorText)).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^page failed/)))
  },
)

it('stays away when a call fails: there is a line in the log and the one toast, without the words of the server [S-391] [S-748] [L-612] [O-537]', async () => {
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'x', requestId: 'request-9' }
  const { lines } = renderApp({
    answers: {
      setActiveStore: () =>
        Response.json(
          { ...problem, detail: 'Words of the server' },
          { status: 409, statusText: 'Conflict', headers: { 'Content-Type': 'application/problem+json' } },
        ),
    },
  })
  await waitFor(() => expect(lines.map(({ message }) => message)).toContain('call failed'))
  expect(await findErrorToast()).toHaveTextContent('An error occurred getting data: Conflict')
  expect(errorToasts()).toHaveLength(1)
  expect(screen.queryByText(/Words of the server/)).not.toBeInTheDocument()
  expect(screen.queryByText(errorText)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Equity Log' })).toBeInTheDocument()
})
