import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { navigationLink } from '../../../testing/navigation'
import { addFilter, hasButton, openLog, openPanel, tagTexts } from '../../../testing/equityLogFilters'
import { wireSearch } from '../../../testing/wireSearch'

const byDefault = wireSearch({ savedSearchId: '1', isDefault: true, values: { mileageTo: '9000' } })
const order = 'orderBy=equityAmount&orderDirection=desc'

it('runs the filters of an address, which win over the default search', async () => {
  const { api } = await openLog({
    path: '/app/log?yearFrom=2018',
    answers: { listSavedSearches: () => [byDefault] },
  })
  expect(api.callsOf('searchLogs').map(({ body }) => body)).toEqual([
    expect.objectContaining({ yearFrom: 2018 }),
  ])
  expect(api.callsOf('searchLogs')[0]?.body).not.toHaveProperty('mileageTo')
})

it.each([
  ['a To below From, a filter that does not exist', '?aprFrom=7&aprTo=2&shoeSize=9', `?${order}&aprFrom=7`],
  ['a saved search that does not exist', '?savedSearchId=99&yearFrom=2018', `?${order}&yearFrom=2018`],
  [
    'ten thousand characters, a model without a make',
    `?yearFrom=1&color=${'x'.repeat(10_000)},Red&modelId=7`,
    null,
  ],
])('corrects a wrong address in place: %s', async (_case, query, expected) => {
  const { router, address } = await openLog({ path: `/app/log${query}` })
  if (expected !== null) await waitFor(() => expect(address()).toBe(`/app/log${expected}`))
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'))
  expect(address()).not.toMatch(/shoeSize|aprTo|modelId|savedSearchId/)
})

it('goes back to what ran before, with the panel as it was then', async () => {
  const { user, router, lastSearch } = await openLog({ path: '/app/log?eqRangeFrom=2500' })
  await openPanel(user)
  await addFilter(user, 'Customer Radius')
  await user.type(screen.getByPlaceholderText('# of Miles'), '25{Enter}')
  await waitFor(() => expect(lastSearch()).toMatchObject({ miles: 25 }))
  await user.type(screen.getByPlaceholderText('# of Miles'), '1')
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByPlaceholderText('# of Miles')).not.toBeInTheDocument())
  expect(tagTexts()).toEqual(['Equity: from $2,500'])
  await router.navigate(1)
  await waitFor(() => expect(screen.getByPlaceholderText('# of Miles')).toHaveValue('25'))
})

it('never shows the names of people in the address, and keeps them by Back', async () => {
  const { user, router, lastSearch, address } = await openLog()
  await openPanel(user)
  await addFilter(user, 'Flagged')
  await user.click(await screen.findByRole('button', { name: 'All Flagged' }))
  await user.click(await screen.findByRole('option', { name: 'Cleo Day' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'APPLY' }))
  await waitFor(() => expect(lastSearch()).toMatchObject({ flgOpptAssocName: 'Cleo Day' }))
  expect(address()).toBe(`/app/log?${order}`)
  await router.navigate(-1)
  await waitFor(() => expect(tagTexts()).toEqual([]))
  await router.navigate(1)
  await waitFor(() => expect(tagTexts()).toEqual(['Flagged: Cleo Day']))
})

it('opens its last view with its edits, and its first view in another store [L-479]', async () => {
  const { user, api, address } = await openLog({
    answers: { listSavedSearches: () => [byDefault] },
    path: '/app/log?eqRangeFrom=2500',
  })
  await openPanel(user)
  await addFilter(user, 'Customer Radius')
  await user.type(screen.getByPlaceholderText('# of Miles'), '25')
  await user.click(navigationLink('Service Log'))
  await screen.findByRole('heading', { name: 'Service Log' })
  await user.click(navigationLink('Equity Log'))
  await waitFor(() => expect(address()).toBe(`/app/log?${order}&eqRangeFrom=2500`))
  expect(await screen.findByPlaceholderText('# of Miles')).toHaveValue('25')
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
  await waitFor(() => expect(address()).toBe(`/app/log?${order}&savedSearchId=1&mileageTo=9000`))
  expect(hasButton('APPLY')).toBe(false)
  const inBlueRidge = api
    .callsOf('searchLogs')
    .map(({ body }) => body as { readonly hyperionId: string; readonly source: string })
    .filter(({ hyperionId, source }) => hyperionId === 'BLR' && source === 'EQLOG')
  expect(inBlueRidge).toEqual([expect.objectContaining({ mileageTo: 9000 })])
})
