import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { held, householdOf, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { openOpportunity } from '../../../testing/opportunityPage'

const card = (name: string) => within(screen.getByRole('region', { name }))

const offer = (category: string, type: string, offerDetails: string, campaignDate: string | null = null) => ({
  category,
  type,
  offerDetails,
  campaignDate,
})

/** Opens the page and waits until its panels have asked. */
async function openWith(answers: FakeAnswers) {
  const app = await openOpportunity({ answers })
  await waitFor(() => expect(app.api.names()).toContain('listProtectionProducts'))
  return app
}

const vehicles = async () => {
  const list = await card('Household vehicles').findByRole('list', { name: 'Household vehicles' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('lists the household in pages of five, from the first [O-120] [O-121] [O-122] [O-090] [O-437]', async () => {
  const { user, api } = await openWith({ listHouseholdVehicles: householdOf(12) })
  expect(await vehicles()).toHaveLength(5)
  expect(card('Household vehicles').getByText('12')).toBeInTheDocument()
  expect(card('Household vehicles').getByText('1 – 5 of 12')).toBeInTheDocument()
  expect(api.callsOf('listHouseholdVehicles').map(({ url }) => url.split('?')[1])).toEqual([
    'opptId=1000001&pageNumber=1&pageSize=5',
  ])
  const next = card('Household vehicles').getByRole('button', { name: /^Next page/ })
  next.focus()
  await user.keyboard('{Enter}')
  expect(await card('Household vehicles').findByText('6 – 10 of 12')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(await card('Household vehicles').findByText('11 – 12 of 12')).toBeInTheDocument()
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  expect(await vehicles()).toHaveLength(2)
})

it('leads to the opportunity of a vehicle, and has no page controls for one page', async () => {
  await openWith({})
  expect(await vehicles()).toHaveLength(2)
  expect(card('Household vehicles').getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/app/opportunity/1000002',
  )
  expect(card('Household vehicles').queryByRole('button')).toBeNull()
})

it('a household that is not found is an error of its own card, which can be tried again [O-074] [OP-011]', async () => {
  const { user, api } = await openWith({ listHouseholdVehicles: () => problem(404, 'Not Found') })
  const again = await card('Household vehicles').findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('An error has occured')).toBeNull()
  api.answer({ listHouseholdVehicles: householdOf(0) })
  await user.click(again)
  expect(
    await card('Household vehicles').findByText('No other vehicles in this household.'),
  ).toBeInTheDocument()
})

it('reads the household again with the page, and shows the vehicles meanwhile [O-068]', async () => {
  const { user, api } = await openWith({})
  await vehicles()
  const again = held(householdOf(3))
  api.answer({ listHouseholdVehicles: again.answer })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await again.asked
  const list = await card('Household vehicles').findByRole('list', { name: 'Household vehicles' })
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'))
  again.release()
  await waitFor(async () => expect(await vehicles()).toHaveLength(3))
})

it('shows offers apart by category and type, personal ones newest first [O-125] [O-126] [O-127] [O-128] [O-129] [O-477] [O-478] [O-479]', async () => {
  const { api } = await openWith({
    listOffers: () => ({ status: 200, offers: [offer('STORE', 'SALES', 'Lease')] }),
    listCampaignOffers: () => ({
      status: 200,
      offers: [
        offer('PERSONALIZED', 'SALES', 'Old', '2026-01-02'),
        offer('PERSONALIZED', 'SALES', 'New', '2026-11-02'),
        offer('PERSONALIZED', 'SALES', 'Middle', '2026-05-02'),
      ],
    }),
    listServiceOffers: () => ({ status: 200, offers: [offer('STORE', 'SERVICE', 'Brakes')] }),
  })
  await card('Current offers').findByText('Brakes')
  const groups = ['PERSONALIZED SALES', 'STORE SALES', 'STORE SERVICE'].map((name) =>
    card(name)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  )
  expect(groups).toEqual([['New02 Nov 2026', 'Middle02 May 2026', 'Old02 Jan 2026'], ['Lease'], ['Brakes']])
  for (const name of ['listOffers', 'listCampaignOffers', 'listServiceOffers'] as const)
    expect(api.callsOf(name).map(({ url }) => url.split('?')[1])).toEqual(['hyperionId=HAR&opptId=1000001'])
})

it('a payload whose status is not 200 is complete and empty, without a toast [O-130] [O-131]', async () => {
  await openWith({
    listOffers: () => ({ status: 500, offers: [offer('STORE', 'SALES', 'Lease')] }),
    listServiceOffers: () => ({ status: 404, offers: [offer('STORE', 'SERVICE', 'Brakes')] }),
  })
  expect(await card('Current offers').findByText('No current offers.')).toBeInTheDocument()
  expect(screen.queryByText(/An error occurred getting data/)).toBeNull()
})

it('an offers call that fails can be tried again by itself', async () => {
  const { user, api } = await openWith({ listServiceOffers: () => problem(503, 'Service Unavailable') })
  const again = await card('Current offers').findByRole('button', { name: 'Try again' })
  api.answer({ listServiceOffers: () => ({ status: 200, offers: [offer('STORE', 'SERVICE', 'Brakes')] }) })
  await user.click(again)
  expect(await card('Current offers').findByText('Brakes')).toBeInTheDocument()
  expect(api.callsOf('listOffers')).toHaveLength(1)
})

it('lists each protection product [O-123] [O-124] [O-476]', async () => {
  await openWith({
    listProtectionProducts: () => ({
      opptId: '1000001',
      list: [
        { productCode: 'GAP', productName: 'GAP', price: 695, term: 60 },
        { productCode: null, productName: 'Extended service contract', price: null, term: null },
      ],
    }),
  })
  expect(await card('Protection products').findByText('60 months · $695')).toBeInTheDocument()
  expect(card('Protection products').getAllByRole('listitem')).toHaveLength(2)
})

it('asks for the panels after the sections, and says when there are no products', async () => {
  const { api } = await openWith({})
  expect(await card('Protection products').findByText('No protection products.')).toBeInTheDocument()
  const names = api.names()
  expect(names.indexOf('listHouseholdVehicles')).toBeGreaterThan(names.indexOf('getContactHistory'))
})
