import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { logOf } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'
import { addressOf, openFromLog, openOpportunity } from '../../testing/opportunityPage'

const button = (name: 'Previous' | 'Next') => screen.getByRole('button', { name: `${name} customer` })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('steps through the list of the log, saying where it is, and gives the focus to the name [O-040] [O-044] [O-045] [L-393]', async () => {
  const { user, address } = await openFromLog('Customer 00002')
  expect(await screen.findByText('2 of 1,248')).toBeInTheDocument()
  await user.click(button('Next'))
  expect(await heading('Customer 00003')).toHaveFocus()
  expect(await screen.findByText('3 of 1,248')).toBeInTheDocument()
  expect(address()).toBe(addressOf('1000003'))
  await user.click(button('Previous'))
  expect(await heading('Customer 00002')).toBeInTheDocument()
})

it('steps by j and k, and lists both among the keys of the page', async () => {
  const { user } = await openFromLog('Customer 00002')
  await screen.findByText('2 of 1,248')
  await user.keyboard('j')
  expect(await heading('Customer 00003')).toHaveFocus()
  await user.keyboard('k')
  expect(await heading('Customer 00002')).toBeInTheDocument()
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const text of ['Next customer', 'Previous customer']) expect(keys).toHaveTextContent(text)
})

it('goes back to the log, not through everybody in between', async () => {
  const { user, router, address } = await openFromLog('Customer 00002')
  const log = '/app/log?orderBy=equityAmount&orderDirection=desc'
  await screen.findByText('2 of 1,248')
  await user.click(button('Next'))
  await heading('Customer 00003')
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe(log))
})

it('leads back to the log as it was left', async () => {
  const path = '/app/log?orderBy=year&orderDirection=asc&pageNumber=2'
  const { user, address } = await openFromLog('Customer 00060', { path })
  await screen.findByText('60 of 1,248')
  await user.click(screen.getAllByRole('link', { name: 'Equity Log' }).at(-1) as HTMLElement)
  await waitFor(() => expect(address()).toBe(path))
})

it('leads back to it by a key, with the filters that name people', async () => {
  const { user, address, lastSearch } = await openFromFlagged('Customer 00051')
  await screen.findByText('51 of 60')
  await user.keyboard('u')
  await waitFor(() => expect(address()).toMatch(/^\/app\/log\?.*yearFrom=2018$/))
  await user.click(await screen.findByRole('button', { name: 'Page 1' }))
  await waitFor(() => expect(lastSearch()).toMatchObject({ flgOpptAssocName: 'Cleo Day', pageNumber: 1 }))
})

it('has no place without a list: both buttons are disabled [OP-023]', async () => {
  await openOpportunity()
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByText(/ of /)).not.toBeInTheDocument()
})

/** Opens the Equity Log with the customers whom Cleo Day flagged, and from it one of them. */
async function openFromFlagged(name: string) {
  const app = renderApp({ path: '/app/profile', answers: { searchLogs: logOf(60) } })
  await screen.findByRole('heading', { level: 1 })
  const state = { personFilters: { flgOpptAssocName: 'Cleo Day' } }
  await act(() =>
    app.router.navigate('/app/log?orderBy=year&orderDirection=asc&pageNumber=2&yearFrom=2018', { state }),
  )
  await app.user.click(await screen.findByRole('link', { name }))
  await screen.findByRole('tab', { name: 'Call' })
  return { ...app, lastSearch: () => app.api.callsOf('searchLogs').at(-1)?.body }
}

it('has the filters of its list still when one goes back to it, by the link and in the history', async () => {
  const { user, lastSearch, router, address } = await openFromFlagged('Customer 00051')
  await screen.findByText('51 of 60')
  await user.click(screen.getAllByRole('link', { name: 'Equity Log' }).at(-1) as HTMLElement)
  await waitFor(() => expect(address()).toMatch(/^\/app\/log\?.*yearFrom=2018$/))
  await user.click(await screen.findByRole('button', { name: 'Page 1' }))
  const filters = { yearFrom: 2018, flgOpptAssocName: 'Cleo Day' }
  await waitFor(() => expect(lastSearch()).toMatchObject({ ...filters, pageNumber: 1 }))
  await act(() => router.navigate(-1))
  await screen.findByRole('link', { name: 'Customer 00051' })
  expect(router.state.location.state).toMatchObject({ personFilters: { flgOpptAssocName: 'Cleo Day' } })
})
