import type { Permission } from '@retain/domain/session/user/permissions'
import { gridDriver } from '@retain/ui/testing/grid-driver'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { wirePage, wireRows, wireSetting } from '../../testing/fixtures'
import { renderApp, type AppOptions } from '../../testing/renderApp'
import { lazyRouteOf } from '../../testing/routeOf'

const general: readonly Permission[] = ['Opportunity_Application_Access']

const findBox = () => screen.findByRole('combobox', { name: 'Search Retain' })
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

const wireRecents = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    opptId: String(2_000_001 + at),
    hyperionId: 'HAR',
    customerName: `Viewed ${at + 1}`,
    vehicle: at === 0 ? '2023 Honda Accord' : null,
    viewedDate: '2026-11-20T14:05:00.000Z',
  }))

async function openApp(options: AppOptions = {}) {
  const app = renderApp({ roles: general, ...options })
  await screen.findAllByText(/^Customer \d{5}$/)
  return { ...app, box: await findBox() }
}

/** Searches for a text, and waits for what it found. */
async function searchFor(typed: string, options: AppOptions = {}) {
  const app = await openApp(options)
  await app.user.type(app.box, `${typed}{Enter}`)
  const grid = gridDriver(await screen.findByRole('grid', { name: 'Search log' }))
  await waitFor(() => expect(grid.isBusy()).toBe(false))
  return { ...app, grid }
}

describe('the box', () => {
  it('names the product [S-217] [S-761]', async () => {
    renderApp({ roles: general, config: { appName: 'Equity' } })
    const box = await screen.findByRole('combobox', { name: 'Search Equity' })
    expect(box).toHaveAttribute('placeholder', expect.stringMatching(/^Search Equity/))
  })

  it('offers what was viewed last in the active store, and opens it [S-218] [S-416] [S-762] [L-440]', async () => {
    const { api, user, box, address } = await openApp({ answers: { listLastViewed: () => wireRecents(10) } })
    expect(api.callsOf('listLastViewed')).toHaveLength(0)
    await user.click(box)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10))
    expect(api.callsOf('listLastViewed').map(({ url }) => url)).toEqual([
      '/api/opportunity/last-viewed?hyperionId=HAR',
    ])
    expect(optionNames()[0]).toBe('Viewed 12023 Honda Accord')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/app/opportunity/2000002?source=SRCHLOG'))
    expect(api.callsOf('searchLog')).toHaveLength(0)
  })

  it('fetches the page of what will be found as soon as it has the focus', async () => {
    const lazy = vi.spyOn(lazyRouteOf('/app/search'), 'lazy')
    const { user, box } = await openApp()
    expect(lazy).not.toHaveBeenCalled()
    await user.click(box)
    expect(lazy).toHaveBeenCalled()
  })

  it('says so when nothing was viewed yet', async () => {
    const { user, box } = await openApp()
    await user.click(box)
    expect(await screen.findByText('Nothing viewed yet')).toBeInTheDocument()
  })

  it('offers the search for what is typed, and what was viewed and matches [S-220]', async () => {
    const { user, box } = await openApp({ answers: { listLastViewed: () => wireRecents(3) } })
    await user.type(box, ' viewed 2 ')
    await waitFor(() => expect(optionNames()).toEqual(['Search for "viewed 2"', 'Viewed 2']))
  })

  it.each(['{Enter}', '{Tab}', ' {Enter}'])(
    'does nothing when it is empty: %s [S-223] [L-150]',
    async (keys) => {
      const { api, user, box, address } = await openApp()
      const before = address()
      await user.click(box)
      await user.keyboard(keys)
      expect(address()).toBe(before)
      expect(api.callsOf('searchLog')).toHaveLength(0)
    },
  )

  it('has the focus after its key, but not while somebody types', async () => {
    const { user, box } = await openApp()
    await user.keyboard('/')
    expect(box).toHaveFocus()
    await user.keyboard('1/2')
    expect(box).toHaveValue('1/2')
  })
})

describe('a search', () => {
  it.each(['{Enter}', '{Tab}'])(
    'is run by %s and shows in the Search log, its text in no address [S-221] [S-222] [S-763] [L-418]',
    async (key) => {
      const { api, user, box, address } = await openApp()
      await user.type(box, `Smith${key}`)
      expect(await screen.findByRole('heading', { name: 'Search log', level: 1 })).toBeInTheDocument()
      await waitFor(() =>
        expect(api.callsOf('searchLog').map(({ body }) => body)).toEqual([
          {
            source: 'SRCHLOG',
            hyperionIds: 'HAR',
            queryType: 'customerName',
            query: 'Smith',
            orderBy: 'equityAmount',
            orderDirection: 'desc',
            pageNumber: 1,
            pageSize: 50,
            showAll: false,
          },
        ]),
      )
      expect(address()).toBe('/app/search?orderBy=equityAmount&orderDirection=desc')
      expect(box).toHaveValue('')
    },
  )

  it('leaves the box, so that the keys of the log are at hand', async () => {
    const { box } = await searchFor('Smith')
    expect(box).not.toHaveFocus()
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2')
  })

  it('carries the apostrophe of a name encoded, and shows the text as a tag [S-231] [L-156] [L-514]', async () => {
    const { api } = await searchFor("O'Brien")
    expect(api.callsOf('searchLog')[0]?.body).toMatchObject({ query: 'O%27Brien' })
    expect(screen.getByRole('row', { name: "O'Brien" })).toBeInTheDocument()
  })

  it('goes to another call by the setting QuickSearchV2 [S-232] [S-374] [S-769] [L-233] [L-417] [L-550]', async () => {
    const { api } = await searchFor('Smith', {
      answers: { listGlobalSettings: () => wirePage([wireSetting('QuickSearchV2', 'On')]) },
    })
    expect(api.callsOf('searchLog')).toHaveLength(0)
    expect(api.callsOf('quickSearchV2').map(({ url }) => url)).toEqual(['/api/opportunity/v2/search'])
  })

  it('covers all stores of the person for the call center [S-233] [S-234] [L-157]', async () => {
    const { api } = await searchFor('Smith', { roles: [...general, 'Opportunity_Call_Center_Access'] })
    expect(api.callsOf('searchLog')[0]?.body).toMatchObject({ hyperionIds: 'BLR,HAR,PEA' })
  })

  it('shows the columns of the log and its results [L-010] [L-231] [L-575]', async () => {
    const { grid } = await searchFor('Smith')
    expect(grid.rowCount()).toBe(3)
    expect(screen.getByText('3').parentElement).toHaveTextContent('3 customers')
    expect(grid.columnLabels().slice(0, 3)).toEqual(['Customer', 'Store', 'Deal Type'])
  })

  it('says when more match than are listed [L-232] [L-549]', async () => {
    const capped = Response.json({ data: wirePage(wireRows(50), 2000), meta: { capped: true } })
    await searchFor('Smith', { answers: { searchLog: () => capped.clone() } })
    expect(await screen.findByText(/More than 2,000 customers match/)).toBeInTheDocument()
  })

  it('is forgotten when its tag is taken away', async () => {
    const { user } = await searchFor('Smith')
    await user.click(screen.getByRole('button', { name: 'Remove Smith' }))
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
    expect(
      screen.getByText('Search by name, phone, email, VIN or stock number, or by filters.'),
    ).toBeInTheDocument()
  })

  it('is what the page of an opportunity steps through [L-393]', async () => {
    const { user, address } = await searchFor('Smith')
    await user.click(screen.getByRole('link', { name: 'Customer 00002' }))
    expect(await screen.findByText('2 of 3')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Next customer' }))
    await waitFor(() => expect(address()).toBe('/app/opportunity/1000003?source=SRCHLOG'))
    expect(screen.getByRole('link', { name: 'Search log' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/app\/search/),
    )
  })
})

it('asks before something unsaved is left for a search, and searches after it [L-611]', async () => {
  const { api, user, address } = renderApp({ path: '/app/opportunity/1000001', roles: general })
  const notes = await screen.findByRole('textbox', { name: 'Notes' })
  await waitFor(() => expect(notes).not.toHaveAttribute('readonly'))
  fireEvent.change(notes, { target: { value: 'Called back' } })
  const box = await findBox()
  fireEvent.change(box, { target: { value: 'Smith' } })
  await user.type(box, '{Enter}')
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  expect(api.callsOf('searchLog')).toHaveLength(0)
  fireEvent.click(within(question).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(address()).toMatch(/^\/app\/search/))
  await waitFor(() => expect(api.callsOf('searchLog')).toHaveLength(1))
})

it('the address of the Search log alone asks for nothing', async () => {
  const { api } = renderApp({ path: '/app/search', roles: general })
  expect(
    await screen.findByText('Search by name, phone, email, VIN or stock number, or by filters.'),
  ).toBeInTheDocument()
  expect(api.callsOf('searchLog')).toHaveLength(0)
  const entry = within(screen.getByRole('navigation', { name: 'Main' })).getByText('Search')
  expect(entry.closest('[aria-disabled="true"]')).not.toBeNull()
})

it('an opportunity that is opened is recorded once, in its own store [S-417] [S-704]', async () => {
  const { api } = renderApp({ path: '/app/opportunity/1000001', roles: general })
  await waitFor(() => expect(api.callsOf('recordOpportunityViewed')).toHaveLength(1))
  expect(api.callsOf('recordOpportunityViewed')[0]?.body).toEqual({ opptId: '1000001', hyperionId: 'HAR' })
})
