import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wirePage } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'

const manager: readonly Permission[] = [generalAccess, 'Opportunity_Can_View_Setting_Overrides']
const path = '/app/dashboard/activity?kind=contacts&from=2026-10-05&to=2026-11-10&who=ann.lee'

const wireActivity = (id: string, changes: object = {}) => ({
  id,
  hyperionId: 'HAR',
  at: '2026-11-09T15:30:00.000Z',
  contactType: 'PhoneCall',
  userName: 'ann.lee',
  fullName: 'Ann Lee',
  opptId: '1000001',
  customerName: 'Castellanos, Hana',
  year: 2021,
  makeName: 'Honda',
  modelName: 'Accord',
  ...changes,
})

async function open(answers: FakeAnswers = {}, address = path) {
  const app = renderApp({
    path: address,
    roles: manager,
    answers: { searchActivity: () => wirePage([wireActivity('1'), wireActivity('2')]), ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Behind the Figures' })
  return app
}

it('lists what the address asks for, and leads to the customers', async () => {
  const app = await open()
  const grid = screen.getByRole('grid', { name: 'Behind the Figures' })
  const [link] = await within(grid).findAllByRole('link', { name: 'Castellanos, Hana' })
  expect(link).toHaveAttribute('href', '/app/opportunity/1000001')
  expect(screen.getByText('contacts').closest('[role=status]')).toHaveTextContent('2 contacts')
  expect(app.api.callsOf('searchActivity')[0]?.body).toEqual({
    hyperionId: 'HAR',
    kind: 'contacts',
    ...{ from: '2026-10-05', to: '2026-11-10', userName: 'ann.lee', pageNumber: 1, pageSize: 50 },
  })
})

it('is narrowed by what, and widened to all associates', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Only Ann Lee. Show all associates' }))
  await waitFor(() => expect(app.address()).not.toContain('who='))
  await app.user.click(screen.getByRole('button', { name: /What is listed/ }))
  await app.user.click(await screen.findByRole('option', { name: 'Leads' }))
  await waitFor(() =>
    expect(app.api.callsOf('searchActivity').at(-1)?.body).toMatchObject({
      kind: 'leads',
      from: '2026-10-05',
    }),
  )
  expect(app.api.callsOf('searchActivity').at(-1)?.body).not.toHaveProperty('userName')
})

it('lists what belongs to nobody in all stores, by their own clocks, and leads to the customer in their store', async () => {
  const row = wireActivity('7', {
    ...{ hyperionId: 'GUL', at: null, contactType: null, userName: null, fullName: null },
  })
  const app = await open(
    { searchActivity: () => wirePage([row]) },
    '/app/dashboard/activity?kind=onList&from=2026-10-05&to=2026-11-10&nobody=yes&stores=all',
  )
  const grid = screen.getByRole('grid', { name: 'Behind the Figures' })
  const link = await within(grid).findByRole('link', { name: 'Castellanos, Hana' })
  expect(link).toHaveAttribute('href', '/app/opportunity/1000001?store=GUL')
  expect(within(grid).getByRole('columnheader', { name: 'Last contact' })).toBeInTheDocument()
  expect(within(grid).getByRole('columnheader', { name: 'Store' })).toBeInTheDocument()
  expect(app.api.callsOf('searchActivity')[0]?.body).toMatchObject({
    ...{ kind: 'onList', isNobodys: true, stores: 'all' },
  })
  await app.user.click(screen.getByRole('button', { name: 'All stores. Show the active store' }))
  await app.user.click(screen.getByRole('button', { name: 'Only No associate. Show all associates' }))
  await waitFor(() =>
    expect(app.address()).toBe('/app/dashboard/activity?kind=onList&from=2026-10-05&to=2026-11-10'),
  )
})

it('says that there is nothing, or that it could not be loaded', async () => {
  let isDown = true
  const { user } = await open({
    searchActivity: () => (isDown ? problem(500, 'Fault') : wirePage([])),
  })
  await screen.findByText('The list could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Nothing Found. Please try other search criteria')).toBeInTheDocument()
})

it('is denied to whoever may not see the figures', async () => {
  renderApp({ path, roles: [generalAccess] })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
})
