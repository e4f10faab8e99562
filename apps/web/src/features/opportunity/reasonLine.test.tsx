import { screen, waitFor, within } from '@testing-library/react'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { expect, it } from 'vitest'
import { held, problem } from '../../testing/fakeApi'
import { wireLastRo, wireVehicle } from '../../testing/opportunityFixtures'
import { openFromLog, openOpportunity } from '../../testing/opportunityPage'

const line = () => screen.queryByRole('group', { name: 'Reasons to call' })
const reasons = (title = 'Reasons to call') =>
  within(screen.getByRole('group', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('has the reasons of the row before anything is answered, then those of the sections', async () => {
  const vehicle = held(() => ({ currentVehicle: wireVehicle(), replacementVehicle: null }))
  await openFromLog('Customer 00002', { answers: { getVehicleInfo: vehicle.answer } })
  expect(reasons('On the list because')).toContain('Equity $19,999')
  vehicle.release()
  await waitFor(() => expect(reasons('On the list because')).toContain('Equity $8,481'))
})

it('is not there where there is no reason', async () => {
  await openOpportunity({
    answers: {
      getVehicleInfo: () => ({
        currentVehicle: wireVehicle({ equityAmount: -500, predictiveScore: 3 }),
        replacementVehicle: null,
      }),
      getPaymentInfo: () => problem(404, 'Not Found'),
      getLastRoCustomer: () => problem(404, 'Not Found'),
    },
  })
  await screen.findAllByText('-$500')
  expect(line()).not.toBeInTheDocument()
  expect(screen.queryByText(/On the list because|Reasons to call/)).not.toBeInTheDocument()
})

it('leaves the repair order to the chips on a phone', async () => {
  setWindowWidth(390)
  await openOpportunity({ answers: { getLastRoCustomer: () => wireLastRo({ roTagNumber: '88' }) } })
  expect(await screen.findByText('RO Open · Tag 88')).toBeInTheDocument()
  expect(reasons()).toEqual(['Equity $8,481', 'Payment $29 lower', 'Score 8'])
})

it('of a customer who was opened from no list says of no list that it is on it', async () => {
  await openOpportunity()
  await waitFor(() => expect(line()).toBeInTheDocument())
  expect(screen.queryByText('On the list because')).not.toBeInTheDocument()
})
