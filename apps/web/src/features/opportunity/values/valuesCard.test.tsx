import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { openOpportunity } from '../../../testing/opportunityPage'

const wireHistory = {
  points: [
    { day: '2026-01-31', equity: -1200, paymentDifference: 45 },
    { day: '2026-02-28', equity: 300, paymentDifference: 12 },
    { day: '2026-03-16', equity: 8481, paymentDifference: -29 },
  ],
  positiveSince: '2026-02-10',
}

const card = () => within(screen.getByRole('region', { name: 'Values over time' }))

/** Opens the page and waits until its panels have asked. */
async function openWith(answers: FakeAnswers) {
  const app = await openOpportunity({ answers })
  await waitFor(() => expect(app.api.names()).toContain('getValueHistory'))
  return app
}

it('says when equity became positive, and shows the figures as a table', async () => {
  const { user } = await openWith({ getValueHistory: () => wireHistory })
  expect(await card().findByText('Positive equity since 02/10/2026.')).toBeInTheDocument()
  await user.click(await card().findByRole('button', { name: 'Show as table' }))
  const rows = within(await card().findByRole('region', { name: 'Values by month' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'End of monthEquityPayment difference',
    'Today$8,481-$29',
    'Feb 2026$300$12',
    'Jan 2026-$1,200$45',
  ])
  await user.click(card().getByRole('button', { name: 'Show as chart' }))
  expect(card().queryByRole('table')).not.toBeInTheDocument()
})

it('says that nothing is kept yet', async () => {
  await openWith({
    getValueHistory: () => ({ points: wireHistory.points.slice(-1), positiveSince: null }),
  })
  expect(await card().findByText('No figures of earlier months are on file yet.')).toBeInTheDocument()
})

it('fails by itself, and is tried again', async () => {
  let calls = 0
  const { user } = await openWith({
    getValueHistory: () => ((calls += 1) === 1 ? problem(500, 'Wrong') : wireHistory),
  })
  await user.click(await card().findByRole('button', { name: 'Try again' }))
  expect(await card().findByText('Positive equity since 02/10/2026.')).toBeInTheDocument()
})
