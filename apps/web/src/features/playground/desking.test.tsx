import { daysLater } from '@retain/domain/calendar/day'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { toCents } from '@retain/domain/money/money'
import { firstPaymentDays } from '@retain/domain/payment/desking/firstPayment'
import { levelPayment } from '@retain/domain/payment/loan'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wireDeal, wireReplacement, wireVehicle } from '../../testing/opportunityFixtures'
import { wirePage, wireStores } from '../../testing/fixtures'
import { wireOverride } from '../../testing/settingServer'
import { makeReceive } from '../../testing/liveGrid'
import { settingChanged } from '../../testing/liveMessages'
import { renderApp } from '../../testing/renderApp'

const own = 'JTMRWRFV8TD209174'
const base = '/app/opportunity/1000001/playground'
const title = '2026 Toyota RAV4 XLE Hybrid'
const offset = parseUtcOffset(wireStores[0]?.utcOffset ?? '') ?? utc
const harbor = { hyperionId: 'HAR', marketId: null, brandId: null }

/** The tax is 6 % of 32,600, so that 26,075 is financed. */
const payment = levelPayment({ amount: toCents(32_600_00 + 1_956_00 - 8_481_00), annualRate: 3.9, term: 66 })

const answers = {
  listGlobalSettings: () => wirePage([wireOverride('EASalesTaxRate', harbor, { settingValue: '6' })]),
  getDealInfo: () => wireDeal({ dealType: 'Finance' }),
  getVehicleInfo: () => ({
    currentVehicle: wireVehicle(),
    replacementVehicle: wireReplacement({ vin: own, downPaymentOptions: [0] }),
  }),
  computeLeaseFinance: () => [
    {
      vin: own,
      leaseFinance: {
        financeLender: {
          payments: [{ term: 66, isDefault: true, monthlyPayments: [payment / 100] }],
          currentPayment: 436,
          downPayments: [0],
          defaultPayoff: 15869,
          paymentPayoff: -17004,
          apr: 3.9,
        },
        leaseLender: null,
        selectedPayoff: 15869,
      },
      optionalLeaseFinance: null,
    },
  ],
}

async function open(path = base, changed: Partial<typeof answers> = {}) {
  const app = renderApp({ path, answers: { ...answers, ...changed } })
  await screen.findByRole('group', { name: `Payments, ${title}` })
  return app
}

async function openTerms({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: /^Desking terms/ }))
  return within(await screen.findByRole('dialog', { name: 'Desking terms' }))
}

it('a payment says that the tax of the store is in it', async () => {
  const { user } = await open()
  const table = screen.getByRole('table', { name: `Monthly payments, ${title}` })
  await user.click(within(table).getByRole('button'))
  const panel = within(await screen.findByRole('dialog', { name: 'Payment, 66 months' }))
  expect(await panel.findByText('6% of it')).toBeInTheDocument()
  expect(panel.getByText('Setting of the store: Sales tax rate')).toBeInTheDocument()
  expect(panel.getAllByText('$1,956.00')).not.toHaveLength(0)
})

it('a term that is tried out is asked for in all columns, and stands in the address', async () => {
  const app = await open()
  const terms = await openTerms(app)
  const rate = terms.getByRole('textbox', { name: 'Sales tax rate' })
  expect(rate).toHaveValue('6')
  await app.user.clear(rate)
  await app.user.type(rate, '8.875')
  await app.user.click(terms.getByRole('switch', { name: 'Trade-in reduces the tax' }))
  await waitFor(() =>
    expect(app.api.callsOf('computeLeaseFinance').at(-1)?.body).toMatchObject({
      vehicles: [{ vin: own, desking: { salesTaxRate: 8.875, tradeReducesTax: true } }],
    }),
  )
  expect(terms.getByText('Setting of the store: 6%')).toBeInTheDocument()
  await waitFor(() => expect(app.address()).toBe(`${base}?tax=8.875&tradetax=yes`))
})

it('what cannot be read stays, says why, and counts for nothing', async () => {
  const app = await open()
  const terms = await openTerms(app)
  const days = terms.getByRole('textbox', { name: 'Days to first payment' })
  await app.user.clear(days)
  await app.user.type(days, '5')
  expect(terms.getByText('Enter a number from 30 to 90.')).toBeInTheDocument()
  expect(app.address()).toBe(base)
})

it('an address opens with its terms, and Reset takes them back', async () => {
  const app = await open(`${base}?fees=385.5`)
  const terms = await openTerms(app)
  expect(terms.getByRole('textbox', { name: 'Fees' })).toHaveValue('$385.50')
  await app.user.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: 'What fits' })).toHaveAttribute(
    'href',
    '/app/opportunity/1000001/what-fits?fees=385.5',
  )
  await app.user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(app.address()).toBe(base))
})

it('the terms of the store come back by one press', async () => {
  const app = await open(`${base}?fees=385.5&tax=7`)
  await app.user.click(screen.getByRole('button', { name: 'Desking terms (2)' }))
  await app.user.click(await screen.findByRole('button', { name: 'Use the terms of the store' }))
  await waitFor(() => expect(app.address()).toBe(base))
  expect(screen.getByRole('textbox', { name: 'Sales tax rate' })).toHaveValue('6')
})

it('a desking setting that is changed computes the payments of an open playground again, no other setting does', async () => {
  let rate = '6'
  const app = await open(base, {
    listGlobalSettings: () => wirePage([wireOverride('EASalesTaxRate', harbor, { settingValue: rate })]),
  })
  const receive = makeReceive(app)
  const computed = () => app.api.callsOf('computeLeaseFinance').length
  const settingsRead = () => app.api.callsOf('listGlobalSettings').length
  const before = { computed: computed(), settingsRead: settingsRead() }
  await receive(settingChanged('EATimeDesktopAlerts', '10'))
  await waitFor(() => expect(settingsRead()).toBe(before.settingsRead + 1))
  expect(computed()).toBe(before.computed)
  rate = '7'
  await receive(settingChanged('EASalesTaxRate', rate))
  await waitFor(() => expect(computed()).toBe(before.computed + 1))
})

it('a date of the first payment gives its odd days, stands in the address, and makes way for days', async () => {
  const { user, router } = await open()
  const terms = await openTerms({ user } as Awaited<ReturnType<typeof open>>)
  const { from } = firstPaymentDays(dayOf(instantFromEpoch(Date.now()), offset))
  const on = daysLater(from, 10)
  const [year = '', month = '', day = ''] = on.split('-')
  await user.click(terms.getByRole('spinbutton', { name: /month, First payment on/ }))
  await user.keyboard(`${month}${day}${year}`)
  await waitFor(() => expect(terms.getByText(/^\d\d \w+ \d{4}, 1 month and \d+ days after/)).toBeVisible())
  await waitFor(() => expect(router.state.location.search).toContain(`firstdate=${on}`))
  const days = terms.getByRole('textbox', { name: 'Days to first payment' })
  await user.clear(days)
  await user.type(days, '45')
  await waitFor(() => expect(router.state.location.search).toContain('first=45'))
  expect(router.state.location.search).not.toContain('firstdate')
})
