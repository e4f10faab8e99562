import { nothingFoundText } from '@retain/domain/list/listState'
import { peoplePermission } from '@retain/domain/people/peopleAccess'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

const known = {
  ...{ userName: 'dana.baker', fullName: 'Dana Baker', email: 'dana@harborview.example' },
  permissions: [generalAccess, 'CanView360 Access', 'Opportunity_Can_Edit_HelpLink'],
  ...{ toldAt: '2026-11-20T15:30:00.000Z', isActive: true },
}
const dana = { ...known, job: 'staff', storeNames: ['Harborview Motors', 'Blue Ridge Auto Park'] }
const bo = {
  ...{ userName: 'bo.hire', fullName: 'Bo Hire', email: null, job: 'salesperson', permissions: [] },
  ...{ storeNames: ['Harborview Motors'], toldAt: null, isActive: true },
}
const har = { hyperionId: 'HAR', name: 'Harborview Motors' }
const blr = { hyperionId: 'BLR', name: 'Blue Ridge Auto Park' }
const danaAccess = {
  ...{ ...known, phone: null, hiddenStores: 1, claims: { permissions: 'roles', stores: 'stores' } },
  stores: [
    { ...har, isGranted: true, job: 'staff', isEnabled: true },
    { ...blr, isGranted: false, job: 'staff', isEnabled: false },
  ],
}
const usual: FakeAnswers = {
  searchPeople: () => wirePage([bo, dana]),
  listPeopleChoices: () => ({
    stores: [har, blr],
    permissions: [{ permission: 'CanView360 Access', people: 2 }],
  }),
  getPerson: () => danaAccess,
  listPermissionHolders: () => [
    {
      userName: 'dana.baker',
      fullName: 'Dana Baker',
      hyperionIds: ['HAR'],
      toldAt: '2026-11-20T15:30:00.000Z',
    },
    {
      userName: 'alex.romero',
      fullName: 'Alex Romero',
      hyperionIds: ['HAR', 'BLR'],
      toldAt: '2026-11-20T15:30:00.000Z',
    },
  ],
}

function open({ answers, path = '/app/people' }: { answers?: FakeAnswers; path?: string } = {}) {
  const app = renderApp({ path, roles: [generalAccess, peoplePermission], answers: { ...usual, ...answers } })
  const bodies = () => app.api.callsOf('searchPeople').map(({ body }) => body)
  return { ...app, bodies }
}

const byName = { orderBy: 'fullName', orderDirection: 'asc' }

describe('the list', () => {
  it('has people with job, stores, permissions, when they were seen, and says what was not told', async () => {
    const app = open()
    const row = await screen.findByRole('row', { name: /Dana Baker/ })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('People and Access')
    for (const text of [
      'dana.baker',
      'Staff',
      'Harborview Motors, Blue Ridge Auto Park',
      '11/20/2026 10:30am',
    ])
      expect(row).toHaveTextContent(text)
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ).toContain('3')
    expect(screen.getByRole('row', { name: /Bo Hire/ })).toHaveTextContent('Not told yet')
    expect(app.bodies()).toEqual([{ hyperionId: 'HAR', ...byName, text: '', pageNumber: 1, pageSize: 50 }])
  })

  it('is denied without its permission', async () => {
    const { router } = renderApp({ path: '/app/people', roles: [generalAccess] })
    await waitFor(() => expect(router.state.location.pathname).toBe('/access_denied'))
  })

  it('is narrowed by text, store and permission, which stand in the address', async () => {
    const app = open({ path: '/app/people?pageNumber=3' })
    await screen.findByRole('row', { name: /Dana Baker/ })
    const choose = async (box: string, option: string) => {
      await app.user.click(screen.getByRole('combobox', { name: box }))
      await app.user.click(await screen.findByRole('option', { name: option }))
    }
    await choose('Store', 'Blue Ridge Auto Park')
    await choose('Permission', 'Customer 360')
    await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'dana')
    const narrowed = { text: 'dana', storeCode: 'BLR', permission: 'CanView360 Access' }
    await waitFor(() =>
      expect(app.bodies().at(-1)).toEqual({
        hyperionId: 'HAR',
        ...byName,
        ...narrowed,
        ...{ pageNumber: 1, pageSize: 50 },
      }),
    )
    expect(app.address()).toBe('/app/people?text=dana&of=BLR&has=CanView360%20Access')
  })

  it('says that nobody was found, and that nobody is known yet', async () => {
    const none = { searchPeople: () => wirePage([]) }
    const { unmount } = open({ answers: none })
    expect(await screen.findByText('Nobody of your stores is known yet.')).toBeInTheDocument()
    unmount()
    open({ answers: none, path: '/app/people?text=x' })
    expect(await screen.findByText(nothingFoundText)).toBeInTheDocument()
  })

  it('is sorted by a column, and the address says so', async () => {
    const { user, bodies, address } = open()
    await user.click(await screen.findByRole('button', { name: /^Last Seen/ }))
    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({ orderBy: 'toldAt', orderDirection: 'desc', pageNumber: 1 }),
    )
    expect(address()).toBe('/app/people?orderBy=toldAt&orderDirection=desc')
    expect(screen.getByRole('columnheader', { name: /^Last Seen/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await user.click(screen.getByRole('button', { name: /^Last Seen/ }))
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ orderDirection: 'asc' }))
    expect(screen.queryByRole('button', { name: /^Stores/ })).not.toBeInTheDocument()
  })

  it('says that it could not be loaded, and asks again', async () => {
    let isDown = true
    const { user } = open({
      answers: { searchPeople: () => (isDown ? problem(500, 'Fault') : wirePage([dana])) },
    })
    await screen.findByText('The people could not be loaded.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('row', { name: /Dana Baker/ })).toBeInTheDocument()
  })
})

describe('somebody', () => {
  const panel = () => screen.findByRole('region', { name: 'Dana Baker' })

  it('opens beside the list with what counts where, where it comes from, and what is not permitted', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('link', { name: 'Dana Baker' }))
    const shown = await panel()
    expect(app.address()).toBe('/app/people?who=dana.baker')
    const table = within(shown).getByRole('table', { name: 'What Dana Baker may do' })
    const cellsOf = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Permission', 'All stores', 'Harborview Motors', 'Blue Ridge Auto Park']])
    expect(cellsOf(/^Customer 360/)).toEqual(['No', 'Yes', 'No'])
    expect(cellsOf(/^Help links/)).toEqual(['Yes', 'No', 'No'])
    expect(shown).toHaveTextContent(
      'token of 11/20/2026 10:30 AM: permissions in its claim roles, stores in stores',
    )
    expect(shown).toHaveTextContent('In the token, on the store’s list as staff')
    expect(shown).toHaveTextContent('Not in the token: no permission counts here')
    expect(shown).toHaveTextContent('switched off, nobody works here')
    expect(shown).toHaveTextContent('One more store is not among those that you may see.')
    expect(within(shown).getByRole('heading', { name: /Not permitted/ })).toBeInTheDocument()
    await app.user.click(within(shown).getByRole('button', { name: 'Close' }))
    expect(app.address()).toBe('/app/people')
  })

  it('of whom nothing was told says so, and claims nothing', async () => {
    const untold = { ...danaAccess, permissions: [], toldAt: null, stores: [], hiddenStores: 0 }
    open({ path: '/app/people?who=dana.baker', answers: { getPerson: () => untold } })
    const shown = await panel()
    expect(shown).toHaveTextContent('The identity server has not told yet what Dana Baker may do')
    expect(shown).toHaveTextContent('No store is known.')
    expect(within(shown).queryByRole('table')).toBeNull()
    expect(within(shown).queryByRole('heading', { name: /Not permitted/ })).toBeNull()
  })

  it('without general access, or without any permission, is told apart', async () => {
    const withoutAccess = { ...danaAccess, permissions: ['CanView360 Access'] }
    const { unmount } = open({ path: '/app/people?who=x', answers: { getPerson: () => withoutAccess } })
    expect(await panel()).toHaveTextContent('Without “Work with Retain” no page of the app opens.')
    unmount()
    const nothing = { ...danaAccess, permissions: [] }
    open({ path: '/app/people?who=x', answers: { getPerson: () => nothing } })
    expect(await panel()).toHaveTextContent('The token names no permission of Retain')
  })

  it('who is not there, or cannot be loaded, leaves the list', async () => {
    let status = 404
    const app = open({
      path: '/app/people?who=nobody',
      answers: { getPerson: () => (status === 200 ? danaAccess : problem(status, 'No')) },
    })
    expect(await screen.findByText('There is no such person in your stores.')).toBeInTheDocument()
    status = 500
    await app.user.click(await screen.findByRole('link', { name: 'Dana Baker' }))
    expect(await screen.findByText('The person could not be loaded.')).toBeInTheDocument()
    status = 200
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await panel()).toBeInTheDocument()
  })
})

describe('the other way round', () => {
  it('each permission is explained and counted, and tells who has it where', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('radio', { name: 'Permissions' }))
    expect(app.address()).toBe('/app/people?by=permissions')
    const row = await screen.findByRole('row', { name: /Customer 360 .*Each store/ })
    expect(within(row).getAllByRole('gridcell').at(-1)).toHaveTextContent('2')
    expect(screen.getAllByRole('row')).toHaveLength(22)
    await app.user.click(within(row).getByRole('link', { name: 'Customer 360' }))
    const shown = await screen.findByRole('region', { name: 'Customer 360' })
    expect(app.address()).toBe('/app/people?by=permissions&holders=CanView360%20Access')
    const section = async (name: RegExp) =>
      (await within(shown).findByRole('heading', { name })).closest('section')
    expect(await section(/All stores/)).toHaveTextContent('Alex Romero')
    expect(await section(/Harborview Motors/)).toHaveTextContent(
      /Dana Baker\s*Last seen 11\/20\/2026 10:30 AM/,
    )
    await app.user.click(within(shown).getByRole('link', { name: 'Dana Baker' }))
    expect(await screen.findByRole('region', { name: 'Dana Baker' })).toBeInTheDocument()
  })

  it('says that nobody has it, and that it could not be loaded', async () => {
    const path = '/app/people?by=permissions&holders=CanView360%20Access'
    const { unmount } = open({ path, answers: { listPermissionHolders: () => [] } })
    expect(await screen.findByText(/named nobody who has it/)).toBeInTheDocument()
    unmount()
    let isDown = true
    const { user } = open({
      path,
      answers: {
        listPermissionHolders: () => (isDown ? problem(500, 'Fault') : []),
        listPeopleChoices: () => (isDown ? problem(500, 'Fault') : { stores: [har], permissions: [] }),
      },
    })
    expect(await screen.findByText('The people could not be loaded.')).toBeInTheDocument()
    expect(screen.getByText('The permissions could not be loaded.')).toBeInTheDocument()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/named nobody who has it/)).toBeInTheDocument()
  })
})
