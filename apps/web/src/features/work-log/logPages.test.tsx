import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { held, logOf } from '../../testing/fakeApi'
import { wirePage, wireRows } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'

beforeEach(() => setWindowWidth(1600))

const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }))
const button = (name: string) => pager().getByRole('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

async function openLog(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(options)
  await screen.findAllByText(/^Customer \d{5}$/)
  return { ...app, grid: gridDriver(screen.getByRole('grid')) }
}

it('disables Previous on the first page and Next on the last [L-037] [L-371] [L-372]', async () => {
  const { user } = await openLog({ answers: { searchLogs: logOf(100) } })
  expect([isOff('Previous page'), isOff('Next page')]).toEqual([true, false])
  await user.click(button('Next page'))
  await waitFor(() => expect([isOff('Previous page'), isOff('Next page')]).toEqual([false, true]))
})

it('shows the four buttons of each end with an ellipsis between, and what is in sight [L-373] [L-374]', async () => {
  await openLog()
  const texts = pager()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual(['', '1', '2', '3', '4', '…', '22', '23', '24', '25', ''])
  expect(pager().getByText('1 – 50 of 1,248')).toBeInTheDocument()
})

it('shows fewer buttons on a phone, never more than fit', async () => {
  setWindowWidth(390)
  await openLog({ path: '/app/log?pageNumber=7' })
  expect(
    pager()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['', '1', '…', '7', '…', '25', ''])
})

it('opens a page with its number in the address, and Back returns', async () => {
  const { api, user, router, address } = await openLog()
  await user.click(button('Page 3'))
  await waitFor(() => expect(address()).toMatch(/pageNumber=3$/))
  expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({ pageNumber: 3, pageSize: 50 })
  await router.navigate(-1)
  await waitFor(() => expect(address()).not.toMatch(/pageNumber/))
})

it('shows all rows with a page size of 10000, and pages again [L-377] [L-606] [S-486]', async () => {
  const { api, user, grid, address } = await openLog()
  await user.click(button('Show all'))
  await waitFor(() => expect(grid.rowCount()).toBe(1248))
  expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({
    pageNumber: 1,
    pageSize: 10_000,
    showAll: true,
  })
  expect(address()).toMatch(/showAll=true$/)
  await user.click(button('Show pages'))
  await waitFor(() => expect(grid.rowCount()).toBe(50))
  expect(address()).not.toMatch(/showAll/)
})

it('says how many of how many it shows, and keeps page buttons for what 10,000 rows leave over', async () => {
  const { api, user, address } = await openLog({ answers: { searchLogs: logOf(10_020) } })
  await user.click(button('Show 10,000 of 10,020'))
  await user.click(await pager().findByRole('button', { name: 'Page 2' }))
  await waitFor(() =>
    expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({ pageNumber: 2, pageSize: 10_000 }),
  )
  expect(address()).toMatch(/showAll=true&pageNumber=2$/)
  expect(await pager().findByText('10,001 – 10,020 of 10,020')).toBeInTheDocument()
})

it('re-orders a completely loaded list at once, and requests the order too', async () => {
  const { api, user, grid } = await openLog()
  await user.click(button('Show all'))
  await waitFor(() => expect(grid.rowCount()).toBe(1248))
  await waitFor(() => expect(grid.isBusy()).toBe(false))
  const search = held(() => wirePage(wireRows(1248).reverse(), 1248, 1, 10_000))
  api.answer({ searchLogs: search.answer })
  grid.sortBy('Customer')
  await waitFor(() => expect(grid.cellText(0, 'Customer')).toBe('Customer 01248'))
  await waitFor(() =>
    expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({ orderBy: 'customerName' }),
  )
  expect(grid.isBusy()).toBe(true)
  search.release()
  await waitFor(() => expect(grid.isBusy()).toBe(false))
  expect(grid.cellText(0, 'Customer')).toBe('Customer 01248')
})

it('shows changed fields of a row even where its version is the same', async () => {
  const { api, user, grid } = await openLog()
  api.answer({
    searchLogs: () =>
      wirePage(
        wireRows(1248).map((row) => ({ ...row, isCustomerLocked: true })),
        1248,
        1,
        10_000,
      ),
  })
  expect(screen.getByRole('link', { name: 'Customer 00001' })).toBeInTheDocument()
  await user.click(button('Show all'))
  await waitFor(() => expect(grid.rowCount()).toBe(1248))
  expect(screen.queryByRole('link', { name: 'Customer 00001' })).not.toBeInTheDocument()
  expect(grid.cellText(0, 'Customer')).toMatch(/^Customer 00001 Somebody is on another opportunity/)
})
