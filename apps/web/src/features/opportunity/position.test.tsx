import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { logOf } from '../../testing/fakeApi'
import { addressOf, openFromLog, openOpportunity } from './testing'

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

it('records one view for each opening, also of those stepped to [O-436]', async () => {
  const { api, user } = await openFromLog('Customer 00002')
  await screen.findByText('2 of 1,248')
  await user.click(button('Next'))
  await heading('Customer 00003')
  await user.click(button('Previous'))
  await heading('Customer 00002')
  const paths = () => api.callsOf('getOpportunity').map(({ url }) => url.slice('/api/opportunity'.length))
  await waitFor(() => expect(paths()).toEqual(['/1000002/true', '/1000003/true', '/1000002/true']))
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

it('stops at the start and at the end of the whole list [O-046] [O-047]', async () => {
  const { user } = await openFromLog('Customer 00001', { answers: { searchLogs: logOf(2) } })
  await screen.findByText('1 of 2')
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Previous'))
  await user.click(button('Next'))
  await heading('Customer 00002')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
})

it('crosses the edge of a page with the same search, and comes back over it [OP-022]', async () => {
  const { api, user } = await openFromLog('Customer 00051', {
    path: '/app/log?orderBy=year&orderDirection=asc&pageNumber=2',
    answers: { searchLogs: logOf(60) },
  })
  await screen.findByText('51 of 60')
  await user.click(button('Previous'))
  await heading('Customer 00050')
  expect(await screen.findByText('50 of 60')).toBeInTheDocument()
  expect(api.callsOf('searchLogs').at(-1)?.body).toMatchObject({
    orderBy: 'year',
    orderDirection: 'asc',
    pageNumber: 1,
  })
  await user.click(button('Next'))
  await heading('Customer 00051')
  expect(await screen.findByText('51 of 60')).toBeInTheDocument()
})

it('has no place without a list: both buttons are disabled [OP-023]', async () => {
  await openOpportunity()
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByText(/ of /)).not.toBeInTheDocument()
})
