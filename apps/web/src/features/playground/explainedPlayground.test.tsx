import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { wireDeal, wireReplacement, wireVehicle } from '../../testing/opportunityFixtures'
import { renderApp } from '../../testing/renderApp'

const own = 'JTMRWRFV8TD209174'
const base = '/app/opportunity/1000001/playground'
const title = '2026 Toyota RAV4 XLE Hybrid'

/** What is to be financed is $24,119 without a down payment: the price of $32,600 less the equity of $8,481. */
const loan = {
  payments: [
    { term: 60, isDefault: false, monthlyPayments: [443.1, 424.73] },
    { term: 66, isDefault: true, monthlyPayments: [406.62, 389.77] },
  ],
  currentPayment: 436,
  downPayments: [0, 1000],
  defaultPayoff: 15869,
  paymentPayoff: -17004,
  apr: 3.9,
}
const lease = {
  ...loan,
  payments: [{ term: 36, isDefault: true, monthlyPayments: [158.54, 129.77] }],
  apr: 2.4,
  residuals: [20000],
}

const answers = (deal: string) => ({
  getDealInfo: () => wireDeal({ dealType: deal, annualLeaseMiles: 12000 }),
  getVehicleInfo: () => ({
    currentVehicle: wireVehicle(),
    replacementVehicle: wireReplacement({ vin: own, downPaymentOptions: [0, 1000] }),
  }),
  computeLeaseFinance: () => [
    {
      vin: own,
      leaseFinance: {
        financeLender: loan,
        leaseLender: deal === 'Lease' ? lease : null,
        selectedPayoff: 15869,
      },
      optionalLeaseFinance: null,
    },
  ],
})

const cell = (name: string, table = `Monthly payments, ${title}`) =>
  within(screen.getByRole('table', { name: table })).getByRole('button', {
    name: `${name}, how it comes about`,
  })

it('every payment can be pressed and says how it comes about', async () => {
  const { user } = renderApp({ path: base, answers: answers('Finance') })
  await screen.findByRole('group', { name: `Payments, ${title}` })
  await user.click(cell('$425'))
  const panel = within(await screen.findByRole('dialog', { name: 'Payment, 60 months' }))
  expect(await panel.findByText('60 equal payments at 3.9% a year')).toBeInTheDocument()
  expect(panel.getAllByText('$424.73')).not.toHaveLength(0)
  expect(panel.getAllByText('$23,119.00')).not.toHaveLength(0)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(cell('$425')).toHaveFocus())
})

it('its payments are one stop of the keyboard, with arrows among them', async () => {
  const { user } = renderApp({ path: base, answers: answers('Finance') })
  await screen.findByRole('group', { name: `Payments, ${title}` })
  const stops = within(screen.getByRole('table', { name: `Monthly payments, ${title}` }))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toEqual([cell('$407')])
  stops[0]?.focus()
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(cell('$425')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(cell('$425')).toHaveFocus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Payment, 66 months' })).toBeInTheDocument()
})

it('the payment of a lease is depreciation and rent', async () => {
  const { user } = renderApp({ path: base, answers: answers('Lease') })
  await screen.findByRole('group', { name: `Payments, ${title}` })
  await user.click(cell('$159'))
  const panel = within(await screen.findByRole('dialog', { name: 'Payment, 36 months' }))
  expect(
    await panel.findByText('Depreciation: $24,119.00 less $20,000.00, over 36 months'),
  ).toBeInTheDocument()
  expect(panel.getByText('Rent: $24,119.00 and $20,000.00, times 0.001')).toBeInTheDocument()
})

it.each([
  [
    'Finance',
    [
      'APR3.9%3.9%',
      'Term66 months66 months',
      'Down payment$0.00',
      'Amount financed$24,119.00',
      'Finance charge$2,717.92',
      'Total of payments$26,836.92',
      'Monthly payment$436.00$406.62',
    ],
  ],
  [
    'Lease',
    [
      'Term66 months36 months',
      'Down payment$0.00',
      'Due at signing$158.54',
      'Adjusted capitalized cost$24,119.00',
      'Residual value$20,000.00',
      'Rent charge$1,588.44',
      'Miles a year12,000',
      'Total of payments$5,707.44',
      'Monthly payment$436.00$158.54',
    ],
  ],
])('a print of a %s deal says what has to stand beside a payment', async (deal, lines) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  renderApp({ path: `${base}-print`, answers: answers(deal) })
  const head = await screen.findByRole('rowheader', { name: 'Disclosure' })
  // The payments stand with their disclosure, so that no sheet ends between them.
  const part = head.closest('tbody') as HTMLElement
  expect(within(part).getAllByRole('table').length).toBeGreaterThan(0)
  const rows = within(part).getAllByRole('row')
  const disclosed = rows.slice(rows.indexOf(head.closest('tr') as HTMLElement) + 1)
  expect(disclosed.map(({ textContent }) => textContent)).toEqual(lines)
  expect(screen.getByText(/not an offer of credit or of a lease/)).toBeInTheDocument()
  print.mockRestore()
})
