import { formatAmount } from '@retain/domain/money/format'
import { toCents } from '@retain/domain/money/money'
import { neutralDesking } from '@retain/domain/payment/desking/deskingTerms'
import { levelPayment } from '@retain/domain/payment/loan'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { problem } from '../../testing/fakeApi'
import { wireReplacement, wireVehicle } from '../../testing/opportunityFixtures'
import { renderApp, type AppOptions } from '../../testing/renderApp'
import { wireOfferTerms } from '../../testing/stockOfferFixtures'

const own = 'JTMRWRFV8TD209174'
const base = '/app/opportunity/1000001/playground'
const rav4 = '2026 Toyota RAV4 XLE Hybrid'

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

async function open(answers: AppOptions['answers'] = {}, path = base) {
  const app = renderApp({
    path,
    answers: {
      getVehicleInfo: () => ({
        currentVehicle: wireVehicle(),
        replacementVehicle: wireReplacement({ vin: own, downPaymentOptions: [0, 1000] }),
      }),
      ...answers,
    },
  })
  await screen.findByRole('group', { name: /^Payments, / })
  await app.user.click(screen.getByRole('button', { name: `Reach a payment, ${rav4}` }))
  return app
}

const panel = () => screen.findByRole('dialog', { name: `Reach a payment, ${rav4}` })
const answer = async () => within(await panel()).getByRole('status')

it('asks for the payment now, and solves for the price', async () => {
  const app = await open()
  const target = await screen.findByRole('spinbutton', { name: 'Payment at most' })
  expect(target).toHaveValue('$436.00')
  expect(await answer()).toHaveTextContent(/Highest price\$34,342\.73/)
  expect(await answer()).toHaveTextContent(/Payment\$436\.00Payment before\$406\.62/)
  expect(app.api.callsOf('getOfferTerms').map(({ url }) => url)).toEqual([
    expect.stringContaining(`opptId=1000001&vin=${own}`),
  ])
})

it('writes the answer into the column and its address, as if it had been typed', async () => {
  const app = await open()
  await app.user.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: `Est Selling Price, ${rav4}` })).toHaveValue('$34,343')
  await waitFor(() => expect(app.address()).toBe(`${base}?own.price=34342.73`))
  await waitFor(() =>
    expect(app.api.callsOf('computeLeaseFinance').at(-1)?.body).toMatchObject({
      vehicles: [{ price: 34342.73 }],
    }),
  )
})

it('solves for a down payment, a term and a rate, and chooses a term without a computation', async () => {
  const app = await open()
  const target = await screen.findByRole('spinbutton', { name: 'Payment at most' })
  await app.user.clear(target)
  await app.user.type(target, '380')
  await app.user.click(screen.getByRole('radio', { name: 'Down payment' }))
  expect(await answer()).toHaveTextContent(/Smallest down payment\$1,/)
  await app.user.click(screen.getByRole('radio', { name: 'APR' }))
  expect(await answer()).toHaveTextContent(/Highest APR/)
  await app.user.click(screen.getByRole('radio', { name: 'Term' }))
  expect(await answer()).toHaveTextContent(/Shortest term72 monthsTerm before66 months/)
  await app.user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(app.address()).toBe(`${base}?own.term=72`))
  expect(app.api.callsOf('computeLeaseFinance')).toHaveLength(1)
})

it('says where there is no answer and what comes nearest', async () => {
  const app = await open()
  const target = await screen.findByRole('spinbutton', { name: 'Payment at most' })
  await app.user.clear(target)
  await app.user.type(target, '100')
  await app.user.click(screen.getByRole('radio', { name: 'APR' }))
  expect(await answer()).toHaveTextContent(
    /No rate reaches this payment\. The nearest is 0% with \$365\.44 a month\./,
  )
  expect(screen.getByRole('button', { name: 'Apply the nearest' })).toBeEnabled()
})

it('says that nothing can be computed, and asks again after a failure', async () => {
  await open({ getOfferTerms: () => ({ ...wireOfferTerms(), terms: null }) })
  expect(await screen.findByText(/The payment of this vehicle cannot be computed/)).toBeInTheDocument()
})

it('can be tried again', async () => {
  let isAway = true
  const app = await open({ getOfferTerms: () => (isAway ? problem(503, 'unavailable') : wireOfferTerms()) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  await app.user.click(again)
  expect(await screen.findByRole('spinbutton', { name: 'Payment at most' })).toBeInTheDocument()
})

it('reckons with the terms of the store, and with those that are tried out', async () => {
  const desking = { ...neutralDesking, salesTaxRate: 6 }
  const before = (taxRate: number) => {
    const financed = toCents(32_600_00 * (1 + taxRate / 100) - 8_481_00)
    return formatAmount(levelPayment({ amount: financed, annualRate: 3.9, term: 66 }))
  }
  const opened = await open({ getOfferTerms: () => ({ ...wireOfferTerms(), desking }) })
  await waitFor(async () => expect(await answer()).toHaveTextContent(`Payment before${before(6)}`))
  opened.unmount()
  await open({ getOfferTerms: () => ({ ...wireOfferTerms(), desking }) }, `${base}?tax=7`)
  await waitFor(async () => expect(await answer()).toHaveTextContent(`Payment before${before(7)}`))
})
