import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem } from '../../../testing/fakeApi'
import { wireVehicle } from '../../../testing/opportunityFixtures'
import { openFromLog, openOpportunity } from '../../../testing/opportunityPage'

/** What a search compares of a customer, as the service answers it. */
const wireSearched = (known: object = {}) => ({
  hyperionId: 'HAR',
  apptDateTime: null,
  apr: 4.5,
  compassStatus: null,
  contactDate: null,
  dealType: 'Finance',
  dealTypeCode: null,
  equityAmount: 8481,
  lastActionIcon: null,
  makeName: 'Honda',
  modelName: 'Accord',
  newUsed: 'Used',
  opptOwnerName: 'Jordan Mills',
  paymentDifferenceFinance: -29,
  paymentDifferenceLease: null,
  paymentsLeft: 39,
  predictiveScore: 8,
  replVehStockNo: null,
  roDateTime: null,
  roStatus: null,
  serviceStoreHyperionId: null,
  statusCode: 'NEW',
  vehicleMileage: 41208,
  warrantyExpIcon: null,
  year: 2021,
  makeId: '12',
  modelId: '7',
  trimId: null,
  trimLevel: null,
  color: null,
  lenderCode: null,
  sellingHyperionId: null,
  originalSalesperson: null,
  flaggedBy: [],
  hasRecall: false,
  originalTerm: 72,
  purchaseDate: null,
  milesFromStore: null,
  incomingEmails: [],
  ...known,
})

const linesOf = async (panel: HTMLElement) => {
  const list = await within(panel).findByRole('list', { name: 'Filters of the list' })
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent)
}

it('says which filters of the list the customer meets, from the keyboard too', async () => {
  const { user } = await openFromLog('Customer 00002', {
    path: '/app/log?makeId=12&eqRangeFrom=5000',
    answers: { getSearchedOpportunity: () => wireSearched() },
  })
  const why = await screen.findByRole('button', { name: 'Why is this customer on this list?' })
  why.focus()
  await user.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name: 'Why is this customer on this list?' })
  expect(await linesOf(panel)).toEqual([
    'StoreHarborview MotorsHarborview Motorsmet',
    'Equityfrom $5,000$8,481met',
    'MakeHondaHondamet',
    'Opportunity StatusAny but DuplicateNewmet',
  ])
  expect(within(panel).getByText('All 4 are met, so that this customer is on the list.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(why).toHaveFocus())
})

it('begins with what is not met of a customer who was not opened from the list', async () => {
  const { user } = await openOpportunity({
    answers: { getSearchedOpportunity: () => wireSearched({ statusCode: 'DUPE' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Is this customer on the list?' }))
  const panel = await screen.findByRole('dialog')
  expect((await linesOf(panel))[0]).toBe('Opportunity StatusAny but DuplicateDuplicatenot met')
  expect(within(panel).getByRole('heading')).toHaveTextContent('Why is this customer not on this list?')
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('says that the filters could not be checked, and tries again', async () => {
  let calls = 0
  const { user } = await openOpportunity({
    answers: {
      getSearchedOpportunity: () => ((calls += 1) === 1 ? problem(500, 'Wrong') : wireSearched()),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Is this customer on the list?' }))
  const panel = await screen.findByRole('dialog')
  expect(await within(panel).findByText('The filters could not be checked.')).toBeInTheDocument()
  await user.click(within(panel).getByRole('button', { name: 'Try again' }))
  expect(await linesOf(panel)).toHaveLength(2)
})

it('tells what the equity would be without a trade adjustment', async () => {
  const adjustment = {
    percentage: 10,
    addOrSubtract: 1,
    valueBefore: 20_000,
    createdBy: 'Ann',
    adjustedOn: '2026-03-01',
  }
  const { user } = await openFromLog('Customer 00002', {
    path: '/app/log?eqRangeFrom=7000',
    answers: {
      getSearchedOpportunity: () => wireSearched({ equityAmount: 8_000 }),
      getVehicleInfo: () => ({
        currentVehicle: wireVehicle({
          ...{ vehicleValue: 22_000, payoffAmt: 14_000, equityAmount: 8_000 },
          valueAdjustment: adjustment,
        }),
        replacementVehicle: null,
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Why is this customer on this list?' }))
  const panel = await screen.findByRole('dialog')
  expect(await within(panel).findByText('Without the trade adjustment $6,000, not met')).toBeInTheDocument()
})
