import { gridDriver } from '@retain/ui/testing/grid-driver'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { liveGrid } from '../testing/liveGrid'
import { statusChanged } from '../testing/liveMessages'
import { navigationLink } from '../testing/navigation'
import { renderApp } from '../testing/renderApp'
import { activeKeys } from './pageKeys'

const grid = () => screen.getByRole('grid', { name: 'Equity Log' })
const name = (customer: string) => screen.findByRole('heading', { level: 1, name: customer })

/** Opens the Equity Log and from it a customer; `back` goes back in the history. */
async function openFromLog(customer = 'Customer 00002') {
  const app = renderApp()
  await screen.findByRole('link', { name: customer })
  const list = grid()
  const live = await liveGrid(app, 'Equity Log')
  await app.user.click(await screen.findByRole('link', { name: customer }))
  await name(customer)
  const back = async () => {
    await act(() => app.router.navigate(-1))
    // Also where an open popover hides the list from assistive technology.
    await screen.findByRole('link', { name: customer, hidden: true })
  }
  return { ...app, ...live, list, back }
}

it('shows the list again that was left, with its elements and the focus in its row, and asks nothing [L-479]', async () => {
  const { list, api, back } = await openFromLog()
  expect(list).not.toBeInTheDocument()
  await back()
  expect(grid()).toBe(list)
  expect(list).toBeVisible()
  const row = screen.getByRole('link', { name: 'Customer 00002' }).closest('[role=row]')
  expect(row).toContainElement(document.activeElement as HTMLElement)
  expect(api.callsOf('searchLogs')).toHaveLength(1)
  expect(document.title).toBe('Equity Log · Retain')
})

it('leaves the focus where somebody has put it meanwhile', async () => {
  const { back } = await openFromLog()
  // The page takes the focus after it is drawn.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  const search = screen.getByRole('combobox', { name: 'Search Retain' })
  search.focus()
  await back()
  expect(search).toHaveFocus()
})

it('hides the list with its title and its keys', async () => {
  const { list } = await openFromLog()
  await waitFor(() => expect(document.title).toBe('Customer 00002 · Retain'))
  expect(activeKeys().map(({ text }) => text)).not.toContain('Row before')
  expect(list).not.toBeInTheDocument()
})

it('has what happened while it was hidden when it shows again [L-387]', async () => {
  const { list, receive, back } = await openFromLog()
  await receive(statusChanged('1000001'))
  await back()
  expect(gridDriver(list).cellText(0, 'Status')).toBe('Not Interested')
})

it('stays through the steps from customer to customer', async () => {
  const { list, user, back } = await openFromLog()
  await user.click(await screen.findByRole('button', { name: 'Next customer' }))
  await name('Customer 00003')
  await back()
  expect(grid()).toBe(list)
})

it('is kept once: another list takes its place', async () => {
  const { list, user } = await openFromLog()
  await user.click(navigationLink('Service Log'))
  await screen.findByRole('grid', { name: 'Service Log' })
  expect(list).not.toBeInTheDocument()
})

it('is dropped with its store [L-006]', async () => {
  const { list, user } = await openFromLog()
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
  await waitFor(() => expect(list).not.toBeInTheDocument())
})

it('is drawn anew where its address has changed', async () => {
  const { list, router, api } = await openFromLog()
  await act(() => router.navigate('/app/log?orderBy=year&orderDirection=asc'))
  await waitFor(() => expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({ orderBy: 'year' }))
  expect(await screen.findByRole('grid', { name: 'Equity Log' })).toBeVisible()
  expect(list).not.toBeInTheDocument()
})
