import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem } from '../../../testing/fakeApi'
import { addFilter, hasButton, openLog, openPanel, tagTexts } from '../../../testing/equityLogFilters'

const apply = () => screen.getByRole('button', { name: 'APPLY' })

it('opens by Filters, with Add Filter and nothing to apply [L-026] [L-029] [L-030] [L-035] [L-047] [L-474]', async () => {
  const { user } = await openLog()
  expect(screen.queryByRole('button', { name: 'APPLY' })).not.toBeInTheDocument()
  await openPanel(user)
  expect(screen.getByRole('region', { name: 'Filters' })).toBeVisible()
  expect(screen.getByPlaceholderText('Add Filter')).toBeVisible()
  expect(apply()).toBeDisabled()
  for (const name of ['RESET', 'SAVE', 'UPDATE SEARCH', 'DELETE']) expect(hasButton(name)).toBe(false)
  await openPanel(user)
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
})

it('offers every filter in its order, and none that is active [L-070] [L-490]', async () => {
  const { user } = await openLog()
  await openPanel(user)
  const offered = async () => {
    await user.click(screen.getByRole('button', { name: /Add Filter/ }))
    const labels = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await user.keyboard('{Escape}')
    return labels
  }
  const labels = Object.values(equityLogFilters).flatMap((filter) =>
    'isHidden' in filter ? [] : [filter.label],
  )
  expect(await offered()).toEqual(labels)
  await addFilter(user, 'Mileage')
  expect(await offered()).toEqual(labels.filter((label) => label !== 'Mileage'))
})

it('applies the edits: in the request, the address and a tag; RESET and SAVE while dirty [L-027] [L-031] [L-032] [L-039] [L-040] [L-046] [L-076] [L-475] [L-477]', async () => {
  const { user, lastSearch, address } = await openLog({ path: '/app/log?pageNumber=3' })
  await openPanel(user)
  await addFilter(user, 'Equity')
  expect(apply()).toBeDisabled()
  expect(hasButton('RESET') && hasButton('SAVE')).toBe(true)
  const from = await screen.findByRole('textbox', { name: 'Equity From' })
  expect(from).toHaveFocus()
  expect(screen.queryByText('Not applied yet')).not.toBeInTheDocument()
  await user.type(from, '$2,500{Enter}')
  await waitFor(() => expect(lastSearch()).toMatchObject({ eqRangeFrom: 2500, pageNumber: 1 }))
  expect(address()).toBe('/app/log?orderBy=equityAmount&orderDirection=desc&eqRangeFrom=2500')
  expect(tagTexts()).toEqual(['Equity: from $2,500'])
  expect(hasButton('RESET') && hasButton('SAVE')).toBe(true)
})

it('removes a filter by the cross of its tag, to be applied then [L-475]', async () => {
  const { user, lastSearch } = await openLog({ path: '/app/log?eqRangeFrom=2500&mileageTo=9000' })
  await user.click(screen.getByRole('button', { name: 'Remove Equity: from $2,500' }))
  expect(tagTexts()).toEqual(['Mileage: to 9,000'])
  expect(screen.getByText('Not applied yet')).toBeInTheDocument()
  await user.click(apply())
  await waitFor(() => expect(lastSearch()).not.toHaveProperty('eqRangeFrom'))
  expect(screen.queryByText('Not applied yet')).not.toBeInTheDocument()
  expect(lastSearch()).toMatchObject({ mileageTo: 9000 })
})

it('is closed by APPLY on a phone, where it hides what it found', async () => {
  setWindowWidth(390)
  const { user, lastSearch } = await openLog({ path: '/app/log?eqRangeFrom=2500' })
  await openPanel(user)
  await user.clear(await screen.findByRole('textbox', { name: 'Equity From' }))
  await user.type(screen.getByRole('textbox', { name: 'Equity From' }), '3000')
  await user.click(apply())
  await waitFor(() => expect(lastSearch()).toMatchObject({ eqRangeFrom: 3000 }))
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument()
})

it('says what is wrong in the words of the specification, and does not run [L-115] [L-117] [L-119]', async () => {
  const { user, api } = await openLog()
  await openPanel(user)
  await addFilter(user, 'APR')
  const [from, to] = [
    await screen.findByRole('textbox', { name: 'APR From' }),
    screen.getByRole('textbox', { name: 'APR To' }),
  ]
  await user.type(from, 'abc')
  expect(await screen.findByText('invalid number')).toBeVisible()
  await user.clear(from)
  await user.type(from, '6.9')
  await user.type(to, '4.5{Enter}')
  expect(await screen.findByText('number less than From value')).toBeVisible()
  expect(apply()).toBeDisabled()
  expect(api.callsOf('searchLogs')).toHaveLength(1)
})

it('shows hint, footer and error of a typed filter [L-120] [L-121] [L-122] [L-129] [L-130] [L-131] [L-132] [L-508]', async () => {
  const { user } = await openLog()
  await openPanel(user)
  await addFilter(user, 'Customer Radius')
  expect(screen.getByPlaceholderText('# of Miles')).toHaveAccessibleDescription('Max of 50 miles')
  await user.type(screen.getByPlaceholderText('# of Miles'), '51')
  expect(await screen.findByText('Enter number between 1 to 50')).toBeVisible()
  await addFilter(user, 'Replacement Used')
  const stock = screen.getByPlaceholderText('Stock#')
  expect(stock).toHaveAccessibleDescription('Enter Eight Characters')
  expect(stock).toBeValid()
  await user.type(stock, 'A!')
  await waitFor(() => expect(stock).toBeInvalid())
  await user.clear(stock)
  await waitFor(() => expect(stock).toBeInvalid())
  await user.type(stock, 's#A1B2C3D4')
  await user.tab()
  await waitFor(() => expect(stock).toHaveValue('A1B2C3D4'))
  expect(stock).toBeValid()
})

it('opens Model once a make is chosen, and empties it when that changes [L-101] [L-124] [L-134] [L-494]', async () => {
  const { user, api } = await openLog({ path: '/app/log?makeId=12&modelId=7' })
  await openPanel(user)
  const model = await screen.findByRole('button', { name: 'Civic Model' })
  expect(api.callsOf('listModels')[0]?.url).toContain('makeId=12')
  await user.click(await screen.findByRole('button', { name: 'Honda Make' }))
  const list = within(await screen.findByRole('dialog'))
  await user.click(await list.findByRole('option', { name: 'Toyota' }))
  await user.click(list.getByRole('option', { name: 'Honda' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(model).toHaveAccessibleName('All Model'))
  expect(model).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Remove Make' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'All Model' })).toBeDisabled())
})

it('opens Trim once a model is chosen, asks for the trims of that model, and empties it when that changes [L-102] [L-125] [L-134]', async () => {
  const { user, api } = await openLog({ path: '/app/log?makeId=12&modelId=7&trimId=71' })
  await openPanel(user)
  const trim = await screen.findByRole('button', { name: 'Sport Trim' })
  expect(trim).toBeEnabled()
  expect(api.callsOf('listTrims')[0]?.url).toContain('modelId=7')
  await user.click(screen.getByRole('button', { name: 'Remove Model' }))
  await waitFor(() => expect(trim).toBeDisabled())
  expect(trim).toHaveAccessibleName('All Trim')
})

it('compares payments of three kinds [L-089] [L-090]', async () => {
  const { user } = await openLog()
  await openPanel(user)
  await addFilter(user, 'Payment Difference')
  await user.click(await screen.findByRole('button', { name: /Payment Difference type$/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Finance',
    'Lease',
    'Original Deal Type',
  ])
})

it('wants a value in every filter that was added: an empty list says All, and All can be chosen [L-046] [L-476]', async () => {
  const { user, lastSearch } = await openLog()
  await openPanel(user)
  await addFilter(user, 'Color')
  const color = await screen.findByRole('button', { name: 'All Color' })
  expect(apply()).toBeDisabled()
  await user.click(color)
  await user.click(await screen.findByRole('option', { name: 'All' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(apply()).toBeEnabled())
  await user.click(apply())
  await waitFor(() => expect(lastSearch()).toMatchObject({ color: 'ALL' }))
  await user.click(screen.getByRole('button', { name: 'Remove Color' }))
  expect(apply()).toBeEnabled()
})

it('asks for colors and statuses by GET, and offers a retry where options could not be loaded; the rest works [L-435] [L-436]', async () => {
  const { user, api } = await openLog({
    path: '/app/log?compassStatus=Working&color=Red',
    answers: { listCompassStatuses: () => problem(500, 'Internal Server Error') },
  })
  await openPanel(user)
  expect(await screen.findByText('The options could not be loaded.')).toBeVisible()
  expect(api.callsOf('listColors')[0]).toMatchObject({ method: 'GET', url: '/api/opportunity/colors' })
  expect(api.callsOf('listCompassStatuses')[0]).toMatchObject({
    method: 'GET',
    url: '/api/opportunity/compass/status',
  })
  expect(tagTexts()).toEqual(['Compass Status: Working', 'Color: Red'])
  api.answer({
    listCompassStatuses: () => [{ compassStatusId: 'Working', compassStatusDescription: 'Being worked' }],
  })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(tagTexts()).toEqual(['Compass Status: Working – Being worked', 'Color: Red']))
  expect(screen.queryByText('The options could not be loaded.')).not.toBeInTheDocument()
})
