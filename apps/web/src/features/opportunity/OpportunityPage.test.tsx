import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { held, problem } from '../../testing/fakeApi'
import { wireDeal, wireFrame, wireSection, wireVehicle } from '../../testing/opportunityFixtures'
import { renderApp } from '../../testing/renderApp'
import { openFromLog, openOpportunity } from '../../testing/opportunityPage'

const region = (name: string) => within(screen.getByRole('region', { name }))
const notes = () => screen.getByRole('textbox', { name: 'Notes' })

it('has the six tabs and opens on Call [O-036] [O-011] [O-012] [OP-020]', async () => {
  await openOpportunity()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Call',
    'Email',
    'Notes',
    'History',
    'Create Lead',
    'Reminder',
  ])
  expect(screen.getByRole('tab', { name: 'Call' })).toHaveAttribute('aria-selected', 'true')
  expect(document.title).toBe('Customer 00001 · Retain')
})

it.each(['/app/opportunity/1000001/details', '/customer/1000001'])(
  'stands at %s too [O-013] [O-018] [S-062] [OP-015]',
  async (path) => {
    await openOpportunity({ path })
    expect(screen.getByRole('tab', { name: 'Call' })).toBeInTheDocument()
  },
)

it('needs general access [O-017]', async () => {
  const { router } = renderApp({
    path: '/app/opportunity/1000001',
    roles: ['Opportunity_Can_Access_Help_Tour'],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/access_denied'))
})

it('opens at the tab that its address names, and keeps the chosen tab there [D-49]', async () => {
  const { user, address } = await openOpportunity({ path: '/app/opportunity/1000001?source=EQLOG' })
  await user.click(screen.getByRole('tab', { name: 'Create Lead' }))
  await waitFor(() =>
    expect(screen.getByRole('tabpanel', { name: 'Create Lead' })).toHaveTextContent('No lead yet'),
  )
  expect(address()).toBe('/app/opportunity/1000001?source=EQLOG&tab=lead')
  await user.click(screen.getByRole('tab', { name: 'Call' }))
  expect(address()).toBe('/app/opportunity/1000001?source=EQLOG')
})

it('shows all six areas with their data [O-005] [O-081] [O-098]', async () => {
  await openOpportunity()
  expect(await region('Customer').findByText('(555) 014 - 0182')).toBeInTheDocument()
  expect(region('Deal').getByText('Dana Baker')).toBeInTheDocument()
  expect(region('Current vehicle').getByText('2021 Honda Accord EX-L')).toBeInTheDocument()
  expect(region('Current vehicle').getByText('618204')).toBeInTheDocument()
  expect(region('Current vehicle').getByText('Luis Castellanos')).toBeInTheDocument()
  expect(region('Payment').getByText('66 months · 3.9% · $0 down')).toBeInTheDocument()
  expect(region('Payment').getByText('-$29')).toBeInTheDocument()
  expect(region('Replacement vehicle').getByText('$35,920')).toBeInTheDocument()
  expect(await screen.findByRole('list', { name: 'Last contacts' })).toHaveTextContent('Phone Call')
  expect(screen.getByText('In Process - Contact Made')).toBeInTheDocument()
  expect(
    within(screen.getByRole('group', { name: 'Reasons to call' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Equity $8,481', 'Payment $29 lower', 'In service now, tag 4471', 'Score 8'])
})

it('shows every detail of the vehicle when asked, in the order of the comparison [O-098]', async () => {
  const { user } = await openOpportunity()
  const labels = () =>
    region('Current vehicle')
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(labels()).toHaveLength(15))
  await user.click(region('Current vehicle').getByRole('button', { name: 'All 25 details' }))
  expect(labels().slice(0, 5)).toEqual(['Condition', 'Vehicle', 'VIN', 'vehicle history report', 'Year'])
  expect(labels()).toHaveLength(26)
})

it.each([
  [1, 'No Warranty'],
  [8, 'No Warranty'],
  [9, 'Under Warranty'],
])('draws warranty code %d as %s [O-107] [O-108]', async (warrantyExpIcon, name) => {
  await openOpportunity({
    answers: {
      getVehicleInfo: () => ({
        currentVehicle: wireVehicle({ warrantyExpIcon }),
        replacementVehicle: null,
      }),
    },
  })
  expect(await region('Current vehicle').findByRole('img', { name })).toBeInTheDocument()
  expect(
    region('Replacement vehicle').getByText('No replacement vehicle has been found.'),
  ).toBeInTheDocument()
  expect(region('Replacement vehicle').getByRole('link', { name: 'What fits' })).toHaveAttribute(
    'href',
    '/app/opportunity/1000001/what-fits',
  )
})

it('has an entry point for all that can be done with a customer [O-006]', async () => {
  await openOpportunity()
  for (const tab of ['Call', 'Email', 'Notes', 'Reminder', 'Create Lead'])
    expect(screen.getByRole('tab', { name: tab })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Flag' })).toBeEnabled())
  expect(screen.getByRole('button', { name: 'Edit customer' })).toBeEnabled()
  const replacement = region('Replacement vehicle')
  expect(replacement.getByRole('link', { name: 'Open playground' })).toBeInTheDocument()
  expect(await replacement.findByRole('button', { name: 'Find in VLS' })).toBeEnabled()
})

it.each([
  [0, false],
  [1, true],
  [10, true],
  [11, false],
])('shows a predictive score of %d: %s [O-109]', async (predictiveScore, isShown) => {
  await openOpportunity({
    answers: {
      getVehicleInfo: () => ({ currentVehicle: wireVehicle({ predictiveScore }), replacementVehicle: null }),
    },
  })
  await region('Current vehicle').findByText('2021 Honda Accord EX-L')
  expect(region('Current vehicle').queryByTitle('Predictive score') !== null).toBe(isShown)
})

it('marks a salesperson who has left the store [O-049] [OP-025]', async () => {
  const { user } = await openOpportunity({
    answers: { getOpportunityDetails: () => wireFrame('1000001', { isOrphan: true }) },
  })
  const mark = await region('Deal').findByRole('img', { name: 'Salesperson no longer at the store.' })
  expect(mark.parentElement).toHaveTextContent('Dana Baker')
  // A pointer that moves: one that only appears over the mark shows nothing.
  await user.hover(screen.getByRole('heading', { name: 'Deal' }))
  await user.hover(mark)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Salesperson no longer at the store.')
})

it('says when the page was viewed before: the second view of the history [O-048] [OP-024]', async () => {
  const { user } = await openOpportunity()
  await user.click(screen.getByRole('tab', { name: 'History' }))
  expect(await screen.findByText('Viewed 11/18/2026 8:55 AM')).toBeInTheDocument()
})

it('asks for all sections at once, the view being recorded once, and for the history after that [O-436] [O-429] [D-07]', async () => {
  const view = held(() => wireSection('1000001'))
  const { api } = renderApp({
    path: '/app/opportunity/1000001',
    answers: { getOpportunity: view.answer },
  })
  await waitFor(() => expect(api.callsOf('getLastRoCustomer')).toHaveLength(1))
  expect(api.callsOf('getContactHistory')).toHaveLength(0)
  view.release()
  await waitFor(() => expect(api.callsOf('getContactHistory')).toHaveLength(1))
  const urls = (name: 'getOpportunity' | 'getOpportunityDetails') => api.callsOf(name).map(({ url }) => url)
  expect(urls('getOpportunity')).toEqual(['/api/opportunity/1000001/true'])
  expect(urls('getOpportunityDetails')).toEqual(['/api/opportunity/1000001/details/false'])
})

it('reads everything again without recording a view, locked meanwhile [O-067] [O-078] [OP-012] [O-436]', async () => {
  const { api, user } = await openOpportunity()
  await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
  const again = held(() => wireSection('1000001', { statusCode: 'NPL' }))
  api.answer({ getOpportunity: again.answer })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(notes()).toHaveAttribute('readonly'))
  again.release()
  await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
  expect(api.callsOf('getOpportunity').map(({ url }) => url)).toEqual([
    '/api/opportunity/1000001/true',
    '/api/opportunity/1000001/false',
  ])
  expect(api.callsOf('getCustomerInfo')).toHaveLength(2)
  expect(screen.getByText('No Phone Listed')).toBeInTheDocument()
})

it('is read-only while it loads [O-050]', async () => {
  const customer = held(() => problem(500, 'Internal Server Error'))
  renderApp({ path: '/app/opportunity/1000001', answers: { getVehicleInfo: customer.answer } })
  await screen.findByRole('radio', { name: /0182/ })
  expect(notes()).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Save call' })).toBeDisabled()
  for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled()
  customer.release()
})

it('is read-only in error, says so, and tries again [O-051] [O-075]', async () => {
  const { api, user } = await openOpportunity({
    answers: { getVehicleInfo: () => problem(500, 'Internal Server Error') },
  })
  expect(await screen.findByText('An error has occured')).toBeInTheDocument()
  expect(notes()).toHaveAttribute('readonly')
  expect(region('Current vehicle').getByRole('alert')).toBeInTheDocument()
  const before = api.callsOf('getCustomerInfo').length
  api.answer({ getVehicleInfo: () => ({ currentVehicle: wireVehicle(), replacementVehicle: null }) })
  await user.click(region('Current vehicle').getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
  expect(screen.queryByText('An error has occured')).not.toBeInTheDocument()
  expect(api.callsOf('getCustomerInfo')).toHaveLength(before)
})

it('takes a 404 of any other section for an empty one [OP-019] [D-26]', async () => {
  const { router } = await openOpportunity({
    answers: { getLastRoCustomer: () => problem(404, 'Not Found') },
  })
  await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
  expect(router.state.location.pathname).toBe('/app/opportunity/1000001')
})

it('leads an id that does not exist to not-found, inside its page [O-035] [O-073] [OP-019]', async () => {
  const { address } = renderApp({
    path: '/app/opportunity/99',
    answers: {
      getOpportunity: () => problem(404, 'Not Found'),
      getOpportunityDetails: () => problem(404, 'Not Found'),
    },
  })
  expect(await screen.findByText('Page Not Found')).toBeInTheDocument()
  expect(address()).toBe('/app/opportunity/99/not-found')
  expect(await screen.findByText('An error has occured')).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
})

it('has the name of the row before anything is answered', async () => {
  const never = held(() => null)
  await openFromLog('Customer 00002', {
    answers: { getOpportunityDetails: never.answer, getVehicleInfo: never.answer },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Customer 00002' })).toHaveFocus()
  expect(region('Payment').getByText('$19,999')).toBeInTheDocument()
})

it('has what the row knows of vehicle and deal, and the places of the rest, before anything is answered', async () => {
  const never = held(() => null)
  await openFromLog('Customer 00002', {
    answers: { getDealInfo: never.answer, getVehicleInfo: never.answer, getPaymentInfo: never.answer },
  })
  const valueOf = (name: string, label: string) =>
    region(name).getByText(label).closest('div')?.querySelector('dd')?.textContent
  expect(valueOf('Current vehicle', 'Equity Amount')).toBe('$19,999')
  expect(valueOf('Current vehicle', 'MPG')).toBe('Loading')
  expect(valueOf('Deal', 'Deal Type')).toBe('Finance')
  expect(valueOf('Deal', 'Salesperson')).toBe('Loading')
  expect(valueOf('Payment', 'Difference')).toBe('Loading')
  expect(screen.getByRole('button', { name: 'Flag' })).toBeInTheDocument()
  never.release()
})

it.each([
  ['Lease', false],
  ['Finance', true],
])('shows the APR of a %s deal: %s [O-111]', async (dealType, isShown) => {
  await openOpportunity({ answers: { getDealInfo: () => wireDeal({ dealType }) } })
  await region('Deal').findByText('Dana Baker')
  expect(region('Deal').queryByText('APR') !== null).toBe(isShown)
})
