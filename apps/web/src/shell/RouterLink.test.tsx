import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, type ComponentProps } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { RouterLink } from './RouterLink'

type RouterLinkProps = ComponentProps<typeof RouterLink>

/** Draws one link on every page, at `/log?page=2`. */
function linkAt(props: Partial<RouterLinkProps> = {}) {
  const drawings = vi.fn()
  const entry = { pathname: '/log', search: '?page=2', state: { from: 'menu' } }
  const link = (
    <Profiler id="link" onRender={drawings}>
      <RouterLink href="/opportunity/7" {...props}>
        Ann Archer
      </RouterLink>
    </Profiler>
  )
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            {link}
            <Outlet />
          </>
        ),
        children: [{ path: '*', element: <h1>Page</h1> }],
      },
    ],
    { initialEntries: ['/', entry] },
  )
  render(<RouterProvider router={router} />)
  // jsdom would try to leave the page by the links that the app leaves to the browser.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  return { router, drawings, link: screen.getByRole('link', { name: 'Ann Archer' }), user: userEvent.setup() }
}

const place = ({ state: { location } }: ReturnType<typeof linkAt>['router']) =>
  location.pathname + location.search

describe('RouterLink', () => {
  it('opens an address of the app without leaving the page', async () => {
    const { router, link, user } = linkAt()
    expect(link).toHaveAttribute('href', '/opportunity/7')
    await user.click(link)
    expect(place(router)).toBe('/opportunity/7')
    expect(router.state.historyAction).toBe('PUSH')
    await act(() => router.navigate(-1))
    expect(place(router)).toBe('/log?page=2')
  })

  it('keeps the path of its page for an address without one', async () => {
    const { router, link, user } = linkAt({ href: '?page=3' })
    await user.click(link)
    expect(place(router)).toBe('/log?page=3')
  })

  it.each(['/log?page=2', '?page=2'])(
    'takes the place of the page where it leads to the same address: %s',
    async (href) => {
      const { router, link, user } = linkAt({ href })
      await user.click(link)
      expect(router.state.historyAction).toBe('REPLACE')
      expect(place(router)).toBe('/log?page=2')
    },
  )

  it('takes the place of the page when it is told so', async () => {
    const { router, link, user } = linkAt({ replace: true })
    await user.click(link)
    expect(router.state.historyAction).toBe('REPLACE')
    await act(() => router.navigate(-1))
    expect(place(router)).toBe('/')
  })

  it('keeps a state beside the address', async () => {
    const { router, link, user } = linkAt({ state: { row: 3 } })
    await user.click(link)
    expect(router.state.location.state).toEqual({ row: 3 })
  })

  it('makes the state of the place that is left', async () => {
    const { router, link, user } = linkAt({
      state: ({ search, state }) => ({ list: search, before: state }),
    })
    await user.click(link)
    expect(router.state.location.state).toEqual({ list: '?page=2', before: { from: 'menu' } })
  })

  it.each(['Control', 'Shift', 'Alt', 'Meta'])('leaves a press with %s to the browser', async (key) => {
    const { router, link, user } = linkAt()
    await user.keyboard(`{${key}>}`)
    await user.click(link)
    await user.keyboard(`{/${key}}`)
    expect(place(router)).toBe('/log?page=2')
  })

  it('leaves a link into another window to the browser', async () => {
    const { router, link, user } = linkAt({ target: '_blank' })
    await user.click(link)
    expect(place(router)).toBe('/log?page=2')
  })

  it('stays where its own handler says so', async () => {
    const { router, link, user } = linkAt({ onClick: (event) => event.preventDefault() })
    await user.click(link)
    expect(place(router)).toBe('/log?page=2')
  })

  it('is not drawn anew when another page shows', async () => {
    const { router, drawings } = linkAt()
    const before = drawings.mock.calls.length
    await act(() => router.navigate('/opportunity/8'))
    expect(place(router)).toBe('/opportunity/8')
    expect(drawings).toHaveBeenCalledTimes(before)
  })
})
