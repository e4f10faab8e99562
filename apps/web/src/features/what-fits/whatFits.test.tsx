import { formatDollars } from '@retain/domain/money/format'
import { toCents } from '@retain/domain/money/money'
import { neutralDesking } from '@retain/domain/payment/desking/deskingTerms'
import { levelPayment } from '@retain/domain/payment/loan'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { problem } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { makeReceive } from '../../testing/liveGrid'
import { settingChanged } from '../../testing/liveMessages'
import { renderApp, type AppOptions } from '../../testing/renderApp'
import { wireOverride } from '../../testing/settingServer'
import { wireOffered, wireStockOffer, wireStockOffers, wireTerms } from '../../testing/stockOfferFixtures'

const base = '/app/opportunity/1000001/what-fits'
const vins = ['1HGCV1F57MA014882', '2HGFE2F50RH521187', '7FARS5H53TE014448', '2T2KGCEZ3RC041103']
const prices = [31_000, 38_000, 36_000, 45_000]
const offers = vins.map((vin, at) =>
  wireStockOffer({
    vin,
    stockNo: `HC26044${at}`,
    make: 'Honda',
    model: ['Civic', 'Accord', 'CR-V', 'Pilot'][at],
    bodyType: at === 2 ? 'SUV' : 'Sedan',
    trim: null,
    price: prices[at],
    isReplacement: false,
    terms: wireTerms(prices[at] ?? 0, 4.4),
  }),
)

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

async function open({ path = base, answers, ...options }: AppOptions = {}) {
  const app = renderApp({
    path,
    ...options,
    answers: { listStockOffers: () => wireStockOffers([...offers, wireStockOffer()]), ...answers },
  })
  await screen.findByRole('region', { name: 'What is asked' })
  return app
}

const grid = () => screen.findByRole('grid', { name: 'What fits' })
const vehicles = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const order = async (...names: readonly string[]) =>
  waitFor(async () => expect(await vehicles()).toEqual(names))
const civic = '2026 Honda Civic'
const ordered = [
  civic,
  '2026 Toyota RAV4 XLE HybridReplacement',
  '2026 Honda CR-V',
  '2026 Honda Accord',
  '2026 Honda Pilot',
]

it('orders the stock by the payment difference, at the payment now', async () => {
  await open({ path: `${base}?term=66` })
  await order(...ordered)
  expect(screen.getByRole('spinbutton', { name: 'Payment at most' })).toHaveValue('$436.00')
  expect(await screen.findByText('2 vehicles stay at $436, 3 more need money down')).toBeInTheDocument()
  expect(screen.getByText('5 of 5 in stock at Lakeside Motors')).toBeInTheDocument()
  expect(
    screen.getByText(
      /^No vehicle is possible below \$385 at 66 months and \$0 down; nearest: 2026 Honda Civic, HC260440\.$/,
    ),
  ).toBeInTheDocument()
  const row = within(await grid()).getByRole('row', { name: /RAV4/ })
  expect(
    within(row)
      .getAllByRole('gridcell')
      .slice(-3)
      .map(({ textContent }) => textContent),
  ).toEqual(['$407', '-$29', '$0'])
  expect(screen.getByText('Price at most, 4.4% Honda').nextSibling).toHaveTextContent('$33,998')
})

it('asks for another payment, term and figure, and keeps it in its address', async () => {
  const app = await open()
  await order(...ordered)
  const target = screen.getByRole('spinbutton', { name: 'Payment at most' })
  await app.user.clear(target)
  await app.user.type(target, '350')
  expect(await screen.findByRole('columnheader', { name: 'Down for $350' })).toBeInTheDocument()
  await app.user.click(await screen.findByRole('button', { name: /^Use 72 months, from / }))
  expect(await screen.findByText(/at 72 months and \$0 down/)).toBeInTheDocument()
  await app.user.click(screen.getByRole('radio', { name: 'APR' }))
  expect(await screen.findByRole('columnheader', { name: 'APR for $350' })).toBeInTheDocument()
  await waitFor(() => expect(app.address()).toBe(`${base}?payment=350&term=72&solve=apr`))
})

it('says what helps where nothing stays at the payment', async () => {
  const app = await open({ path: `${base}?payment=340&term=66` })
  await app.user.click(await screen.findByRole('button', { name: /^Use \$\d,\d{3} down$/ }))
  expect(await screen.findByText(/^1 vehicle stays at \$340/)).toBeInTheDocument()
})

it('filters the stock', async () => {
  const app = await open({ path: `${base}?bodyTypes=Sedan&term=66` })
  await order(civic, '2026 Honda Accord', '2026 Honda Pilot')
  expect(screen.getByText('3 of 5 in stock at Lakeside Motors')).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await app.user.click(drawer.getByRole('button', { name: 'Reset' }))
  await app.user.click(drawer.getByRole('button', { name: 'Done' }))
  await order(...ordered)
})

it('takes up to three vehicles to the playground', async () => {
  const app = await open({ path: `${base}?term=72&down=500` })
  await order(...ordered)
  expect(screen.getByRole('button', { name: 'Compare in playground' })).toBeDisabled()
  const choose = async (name: RegExp) =>
    app.user.click(within(within(await grid()).getByRole('row', { name })).getByRole('checkbox'))
  await choose(/RAV4/)
  await choose(/Civic/)
  await choose(/CR-V/)
  expect(
    within(within(await grid()).getByRole('row', { name: /Pilot/ })).getByRole('checkbox'),
  ).toHaveAttribute('aria-disabled', 'true')
  const own = 'own.downs=500&own.down=500&own.term=72'
  const added = [vins[0], vins[2]].map((vin) => `${vin}.downs=500&${vin}.down=500&${vin}.term=72`).join('&')
  expect(screen.getByRole('link', { name: 'Compare 3 in playground' })).toHaveAttribute(
    'href',
    `/app/opportunity/1000001/playground?vins=${vins[0]},${vins[2]}&${own}&${added}`,
  )
  await app.user.click(screen.getByRole('button', { name: `Remove ${civic}` }))
  expect(screen.getByRole('link', { name: 'Compare 2 in playground' })).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByText('Choose up to 3 vehicles to compare.')).toBeInTheDocument()
})

it('reads page after page, and says when one is missing', async () => {
  let isAway = true
  const pages = ({ url }: { readonly url: string }) => {
    if (!url.includes('after=')) return { ...wireStockOffers(offers.slice(0, 2), vins[1]), total: 4 }
    return isAway ? problem(503, 'unavailable') : { ...wireStockOffers(offers.slice(2)), total: 4 }
  }
  const app = await open({ answers: { listStockOffers: pages } })
  expect(await screen.findByText('Only 2 of 4 vehicles could be loaded.')).toBeInTheDocument()
  await order(civic, '2026 Honda Accord')
  isAway = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await order(civic, '2026 Honda CR-V', '2026 Honda Accord', '2026 Honda Pilot')
  expect(
    app.api.callsOf('listStockOffers').map(({ url }) => new URL(url, 'http://a').searchParams.get('after')),
  ).toEqual([null, vins[1], null, vins[1]])
})

it('says that there is no stock, and that it could not be loaded', async () => {
  const app = await open({ answers: { listStockOffers: () => wireStockOffers([]) } })
  expect(await screen.findByText('There are no vehicles in stock.')).toBeInTheDocument()
  app.unmount()
  renderApp({ path: base, answers: { listStockOffers: () => problem(503, 'unavailable') } })
  expect(await screen.findByText('The stock could not be loaded.')).toBeInTheDocument()
})

it('names no payment where none is known, and hides the rate of a lease [O-111]', async () => {
  const holding = { ...wireOffered.holding, currentPayment: null }
  await open({
    answers: { listStockOffers: () => ({ ...wireStockOffers(offers), holding, quoteKind: 'lease' }) },
  })
  expect(await screen.findByRole('columnheader', { name: 'Down' })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: 'APR' })).not.toBeInTheDocument()
  expect(screen.getByRole('spinbutton', { name: 'Payment at most' })).toHaveValue('')
})

const paymentOf = async (vehicle: RegExp) =>
  within(within(await grid()).getByRole('row', { name: vehicle }))
    .getAllByRole('gridcell')
    .at(-3)

it('has the desking terms that its address names in every payment, and takes them to the playground', async () => {
  const app = await open({ path: `${base}?term=66&tax=6` })
  await order(...ordered)
  const financed = toCents(32_600_00 + 1_956_00 - 8_481_00)
  const payment = levelPayment({ amount: financed, annualRate: 3.9, term: 66 })
  expect(await paymentOf(/RAV4/)).toHaveTextContent(formatDollars(payment))
  await app.user.click(screen.getByRole('button', { name: 'Desking terms (1)' }))
  const terms = within(await screen.findByRole('dialog', { name: 'Desking terms' }))
  const fees = terms.getByRole('textbox', { name: 'Fees' })
  await app.user.clear(fees)
  await app.user.type(fees, '385')
  await waitFor(() => expect(app.address()).toBe(`${base}?term=66&tax=6&fees=385`))
  await app.user.keyboard('{Escape}')
  await app.user.click(within(within(await grid()).getByRole('row', { name: /Civic/ })).getByRole('checkbox'))
  expect(screen.getByRole('link', { name: 'Compare 1 in playground' })).toHaveAttribute(
    'href',
    expect.stringContaining(`vins=${vins[0]}&tax=6&fees=385`),
  )
  await app.user.click(screen.getByRole('button', { name: 'Desking terms (2)' }))
  await app.user.click(await screen.findByRole('button', { name: 'Use the terms of the store' }))
  await app.user.keyboard('{Escape}')
  await waitFor(async () => expect(await paymentOf(/RAV4/)).toHaveTextContent('$407'))
  await waitFor(() => expect(app.address()).toBe(`${base}?term=66`))
})

it('is read anew when a desking setting of the store is changed; what is chosen stays, and a failure is said', async () => {
  let rate = 0
  let isAway = false
  const harbor = { hyperionId: 'HAR', marketId: null, brandId: null }
  const app = await open({
    path: `${base}?term=66`,
    answers: {
      listGlobalSettings: () =>
        wirePage([wireOverride('EASalesTaxRate', harbor, { settingValue: String(rate) })]),
      listStockOffers: () =>
        isAway
          ? problem(503, 'unavailable')
          : {
              ...wireStockOffers([...offers, wireStockOffer()]),
              desking: { ...neutralDesking, salesTaxRate: rate },
            },
    },
  })
  await order(...ordered)
  expect(await paymentOf(/RAV4/)).toHaveTextContent('$407')
  await app.user.click(within(within(await grid()).getByRole('row', { name: /Civic/ })).getByRole('checkbox'))
  const receive = makeReceive(app)
  const settingsRead = () => app.api.callsOf('listGlobalSettings').length
  const before = settingsRead()
  await receive(settingChanged('EATimeDesktopAlerts', '10'))
  await waitFor(() => expect(settingsRead()).toBe(before + 1))
  expect(app.api.callsOf('listStockOffers')).toHaveLength(1)
  rate = 6
  await receive(settingChanged('EASalesTaxRate', '6'))
  const financed = toCents(32_600_00 + 1_956_00 - 8_481_00)
  const taxed = formatDollars(levelPayment({ amount: financed, annualRate: 3.9, term: 66 }))
  await waitFor(async () => expect(await paymentOf(/RAV4/)).toHaveTextContent(taxed))
  expect(screen.getByRole('button', { name: `Remove ${civic}` })).toBeInTheDocument()
  isAway = true
  rate = 7
  await receive(settingChanged('EASalesTaxRate', '7'))
  expect(
    await screen.findByText('The terms of the store have changed, and the stock could not be loaded again.'),
  ).toBeInTheDocument()
  await order(...ordered)
  isAway = false
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
  expect(await paymentOf(/RAV4/)).not.toHaveTextContent(taxed)
})
