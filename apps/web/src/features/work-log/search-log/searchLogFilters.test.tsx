import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp, type AppOptions } from '../../../testing/renderApp'
import { addFilter, hasButton, openPanel, tagTexts } from '../../../testing/equityLogFilters'

const order = 'orderBy=equityAmount&orderDirection=desc'

/** Opens the Search log at an address. */
async function openSearchLog(query = '', options: AppOptions = {}) {
  const app = renderApp({ path: `/app/search${query}`, ...options })
  await screen.findByRole('heading', { name: 'Search log', level: 1 })
  /** The last search of the log. */
  const lastSearch = () => app.api.callsOf('searchLog').at(-1)?.body
  const found = () => screen.findByRole('grid', { name: 'Search log' })
  // The page has a box of its own for phones, below the one of the bar.
  const [box] = await screen.findAllByPlaceholderText<HTMLInputElement>(/^Search Retain/)
  if (box === undefined) throw new Error('There is no quick search')
  const isTagged = (text: string) => screen.queryByRole('row', { name: text }) !== null
  return { ...app, lastSearch, found, box, isTagged }
}

it('finds by the filters of the Equity Log, without saved searches [L-010] [L-481] [L-548] [L-550]', async () => {
  const { api, user, lastSearch, found, address } = await openSearchLog('', {
    roles: ['Opportunity_Application_Access'],
  })
  await openPanel(user)
  expect(screen.getByRole('button', { name: 'APPLY' })).toBeDisabled()
  await addFilter(user, 'Customer Radius')
  await user.type(screen.getByPlaceholderText('# of Miles'), '25')
  await waitFor(() => expect(hasButton('RESET')).toBe(true))
  expect(hasButton('SAVE')).toBe(false)
  expect(screen.queryByRole('button', { name: /Saved Searches/ })).not.toBeInTheDocument()
  expect(api.callsOf('searchLog')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'APPLY' }))
  await found()
  expect(lastSearch()).toEqual({
    source: 'SRCHLOG',
    hyperionIds: 'HAR',
    miles: 25,
    orderBy: 'equityAmount',
    orderDirection: 'desc',
    pageNumber: 1,
    pageSize: 50,
    showAll: false,
  })
  expect(tagTexts()).toEqual(['Customer Radius: 25'])
  expect(address()).toBe(`/app/search?${order}&miles=25`)
})

it('replaces a text by filters, and Back restores it [L-548]', async () => {
  const { user, box, router, lastSearch, isTagged } = await openSearchLog()
  await user.type(box, 'Smith{Enter}')
  await waitFor(() => expect(isTagged('Smith')).toBe(true))
  await openPanel(user)
  await addFilter(user, 'Customer Radius')
  await user.type(screen.getByPlaceholderText('# of Miles'), '25{Enter}')
  await waitFor(() => expect(lastSearch()).toMatchObject({ miles: 25 }))
  expect(lastSearch()).not.toHaveProperty('query')
  expect(isTagged('Smith')).toBe(false)
  await router.navigate(-1)
  await waitFor(() => expect(isTagged('Smith')).toBe(true))
  expect(tagTexts()).toEqual([])
})

it('clears the filters for a text, those not applied yet too, and begins on the first page [L-548]', async () => {
  const { user, box, lastSearch, address, isTagged } = await openSearchLog('?miles=25&pageNumber=2')
  await openPanel(user)
  await addFilter(user, 'APR')
  await user.type(box, 'Smith{Enter}')
  await waitFor(() => expect(lastSearch()).toMatchObject({ query: 'Smith', pageNumber: 1 }))
  expect(lastSearch()).not.toHaveProperty('miles')
  expect(address()).toBe(`/app/search?${order}`)
  await waitFor(() => expect(isTagged('Smith')).toBe(true))
  expect(screen.queryByPlaceholderText('# of Miles')).not.toBeInTheDocument()
  expect(document.querySelector('[data-filter]')).toBeNull()
  await addFilter(user, 'APR')
  await user.type(box, 'Jones{Enter}')
  await waitFor(() => expect(isTagged('Jones')).toBe(true))
  expect(document.querySelector('[data-filter]')).toBeNull()
})

it('goes back to nothing by RESET, and not to the text before [L-485] [L-548]', async () => {
  const { user, box, router, found } = await openSearchLog()
  await user.type(box, 'Smith{Enter}')
  await found()
  await router.navigate('/app/search?miles=25')
  await waitFor(() => expect(tagTexts()).toEqual(['Customer Radius: 25']))
  await openPanel(user)
  await user.click(screen.getByRole('button', { name: 'Remove Customer Radius' }))
  await user.click(screen.getByRole('button', { name: 'APPLY' }))
  expect(await screen.findByText(/^Search by name, phone, email/)).toBeInTheDocument()
  expect(screen.queryByRole('grid', { name: 'Search log' })).not.toBeInTheDocument()
})

it('asks before RESET drops the edits [L-065] [L-485]', async () => {
  const { user, lastSearch } = await openSearchLog('?miles=25')
  await waitFor(() => expect(lastSearch()).toMatchObject({ miles: 25 }))
  await openPanel(user)
  await addFilter(user, 'APR')
  await user.click(screen.getByRole('button', { name: 'RESET' }))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Reset Search' })).getByRole('button', {
      name: 'Yes',
    }),
  )
  expect(await screen.findByText(/^Search by name, phone, email/)).toBeInTheDocument()
  expect(document.querySelector('[data-filter]')).toBeNull()
})

it('covers all stores of the person for the call center, by the setting of no quick search [L-157] [L-550]', async () => {
  const { api, lastSearch, found } = await openSearchLog('?miles=25', {
    roles: ['Opportunity_Application_Access', 'Opportunity_Call_Center_Access'],
  })
  await found()
  expect(lastSearch()).toMatchObject({ hyperionIds: 'BLR,HAR,PEA', miles: 25 })
  expect(api.callsOf('quickSearchV2')).toHaveLength(0)
})

it('is what the page of an opportunity steps through [L-393]', async () => {
  const { user, found, lastSearch, address } = await openSearchLog('?miles=25')
  const grid = gridDriver(await found())
  await waitFor(() => expect(grid.isBusy()).toBe(false))
  await user.click(screen.getByRole('link', { name: 'Customer 00002' }))
  expect(await screen.findByText('2 of 3')).toBeInTheDocument()
  expect(lastSearch()).toMatchObject({ miles: 25 })
  await user.click(screen.getByRole('link', { name: 'Search log' }))
  await waitFor(() => expect(address()).toBe(`/app/search?${order}&miles=25`))
})

it('corrects a wrong address in place', async () => {
  const { address, router } = await openSearchLog('?savedSearchId=7&yearFrom=2018&shoeSize=9')
  await waitFor(() => expect(address()).toBe(`/app/search?${order}&yearFrom=2018`))
  expect(router.state.historyAction).toBe('REPLACE')
})
