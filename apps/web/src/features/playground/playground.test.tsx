import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problem } from '../../testing/fakeApi'
import { wireDeal, wireReplacement, wireVehicle } from '../../testing/opportunityFixtures'
import { renderApp, type AppOptions } from '../../testing/renderApp'

const own = 'JTMRWRFV8TD209174'
const crv = '7FARS5H53TE014448'
const nx = '2T2KGCEZ3RC041103'
const base = '/app/opportunity/1000001/playground'
const vehicleOf = (vin: string) =>
  wireReplacement({ vin, make: 'Honda', model: vin === crv ? 'CR-V' : 'NX', downPaymentOptions: [0, 1000] })

const answers = {
  getVehicleInfo: () => ({
    currentVehicle: wireVehicle(),
    replacementVehicle: wireReplacement({ vin: own, downPaymentOptions: [0, 1000] }),
  }),
  getVlsVehicles: ({ url }: { readonly url: string }) =>
    (new URLSearchParams(url.split('?')[1]).get('vin') ?? '').split(',').map(vehicleOf),
}

const rav4 = '2026 Toyota RAV4 XLE Hybrid'
const pays = (title = rav4) => within(screen.getByRole('group', { name: `Payments, ${title}` }))
const grid = (title = rav4) => within(screen.getByRole('table', { name: `Monthly payments, ${title}` }))
const field = (name: string, title = rav4) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${name}, ${title}` })

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

async function open({ path = base, answers: more, ...options }: AppOptions = {}) {
  const app = renderApp({ path, ...options, answers: { ...answers, ...more } })
  await screen.findAllByRole('group', { name: /^Payments, / })
  return app
}
type App = Awaited<ReturnType<typeof open>>

async function type({ user }: Pick<App, 'user'>, name: string, text: string, title = rav4) {
  await user.click(field(name, title))
  await user.keyboard(text)
}

it.each([base, `${base}Old`, '/customer/1000001/playground'])(
  'stands at %s with the current vehicle first and the replacement beside it [O-014] [O-016] [O-019] [O-274] [O-275] [S-050] [S-052] [S-063] [OP-014] [OP-015]',
  async (path) => {
    await open({ path })
    expect(screen.getByRole('heading', { level: 1, name: 'Playground' })).toBeInTheDocument()
    const heads = screen.getAllByRole('columnheader', { name: /^(Current|Replacement)/ })
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Current2021 Honda Accord EX-L41,208 miles · payment day 15',
      `ReplacementHide${rav4}S#RT4X0917 · $32,600`,
    ])
    expect(screen.getByText('1 of 3 replacement vehicles')).toBeInTheDocument()
  },
)

it('computes the payments of the columns that it opens with, by term and down payment [O-276] [O-290] [O-473]', async () => {
  const { api } = await open()
  expect(api.callsOf('computeLeaseFinance').map(({ url, body }) => [url.split('/').at(-1), body])).toEqual([
    [
      'payoffPlaygroundGrid',
      {
        opptId: '1000001',
        hyperionId: 'HAR',
        vehicles: [
          {
            vin: own,
            price: 32600,
            downPayments: [0, 1000],
            apr: null,
            payoff: null,
            vehiclePayoffSelected: false,
          },
        ],
      },
    ],
  ])
  const rows = grid().getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Term$0$1,000',
    '60 mo$330$320',
    '66 mo · default$330$320',
  ])
  expect(rows.map((row) => row.getAttribute('data-mark'))).toEqual([null, 'neighbour', 'default'])
  expect(pays().getByText('$106 less than now')).toBeInTheDocument()
})

it('chooses a down payment and a basis at once, without a computation [O-277] [O-279] [O-280] [OP-086]', async () => {
  const { user, api } = await open()
  expect(pays().getByRole('radio', { name: 'Equity' })).toBeChecked()
  await user.click(pays().getByRole('radio', { name: 'Payoff' }))
  expect(pays().getByText('$340', { selector: 'strong' })).toBeInTheDocument()
  await user.click(pays().getByRole('button', { name: /Down Payment$/ }))
  await user.click(await screen.findByRole('option', { name: '$1,000' }))
  expect(pays().getByText('$330', { selector: 'strong' })).toBeInTheDocument()
  expect(api.callsOf('computeLeaseFinance')).toHaveLength(1)
})

it('computes another rate, without usage analytics [O-278] [O-475] [OP-086]', async () => {
  const app = await open()
  await type(app, 'APR', '9')
  await waitFor(() => expect(pays().getByText('$335', { selector: 'strong' })).toBeInTheDocument())
  const [, edit, ...more] = app.api.callsOf('computeLeaseFinance')
  expect(more).toEqual([])
  expect(edit?.url).toMatch(/\/interactivePlayground$/)
  expect(edit?.body).toMatchObject({ vehicles: [{ vin: own, apr: 9, price: 32600 }] })
})

it('keeps what it shows in its address, and opens the same from there', async () => {
  const app = await open({ path: `${base}?vins=${crv}` })
  await screen.findByRole('group', { name: 'Payments, 2026 Honda CR-V XLE Hybrid' })
  await type(app, 'APR', '9')
  await type(app, 'Discount Amount', '1500', '2026 Honda CR-V XLE Hybrid')
  const address = `${base}?vins=${crv}&own.apr=9&${crv}.discount=1500&${crv}.price=32420`
  await waitFor(() => expect(app.address()).toBe(address))
  app.unmount()
  await open({ path: address })
  await waitFor(() => expect(field('APR')).toHaveValue('9'))
  expect(field('Discount Amount', '2026 Honda CR-V XLE Hybrid')).toHaveValue('$1,500')
  expect(screen.getByText('was $1,320')).toBeInTheDocument()
  expect(screen.getByText('2 of 3 replacement vehicles')).toBeInTheDocument()
})

it('takes back what was tried out by Reset [O-281] [O-282] [O-283]', async () => {
  const app = await open({ path: `${base}?own.apr=9&own.down=1000&own.rebate=0` })
  await waitFor(() => expect(field('APR')).toHaveValue('9'))
  await app.user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field('APR')).toHaveValue('3.9')
  expect(field('Rebate Amount')).toHaveValue('$2,000')
  expect(pays().getByRole('button', { name: /Down Payment$/ })).toHaveTextContent('$0')
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled()
  await waitFor(() => expect(app.address()).toBe(base))
})

it('has room for two more vehicles, for three while the replacement is hidden [O-291] [O-292] [OP-080]', async () => {
  const app = await open({ path: `${base}?vins=${crv},${nx}` })
  await waitFor(() => expect(screen.getByText('3 of 3 replacement vehicles')).toBeInTheDocument())
  await app.user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.getByText('2 of 3 replacement vehicles')).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Show replacement' }))
  await app.user.click(screen.getByRole('button', { name: 'Remove 2026 Honda CR-V XLE Hybrid' }))
  expect(screen.getByText('2 of 3 replacement vehicles')).toBeInTheDocument()
  await waitFor(() => expect(app.address()).toBe(`${base}?vins=${nx}`))
})

it('warns of a vehicle without payments, and keeps those of the others [O-293] [OP-088]', async () => {
  await open({
    path: `${base}?vins=${crv}`,
    answers: {
      computeLeaseFinance: ({ body }) =>
        (body as { vehicles: { vin: string }[] }).vehicles.map(({ vin }) => ({
          vin,
          leaseFinance:
            vin === crv
              ? null
              : {
                  financeLender: {
                    payments: [{ term: 60, isDefault: true, monthlyPayments: [407] }],
                    currentPayment: 436,
                    downPayments: [0],
                    defaultPayoff: null,
                    paymentPayoff: null,
                    apr: 3.9,
                  },
                  leaseLender: null,
                  selectedPayoff: null,
                },
          optionalLeaseFinance: null,
        })),
    },
  })
  expect(
    await screen.findByText('Payment information not found for one or more vehicles'),
  ).toBeInTheDocument()
  expect(grid().getByText('$407')).toBeInTheDocument()
})

it('says that vehicles of its address are no longer for sale', async () => {
  await open({ path: `${base}?vins=${crv}`, answers: { getVlsVehicles: () => [] } })
  expect(await screen.findByText('One of the vehicles is no longer for sale.')).toBeInTheDocument()
})

it('counts figures of the current vehicle in every column [OP-090]', async () => {
  const app = await open()
  await type(app, 'Est Payoff', '10000', '2021 Honda Accord EX-L')
  await waitFor(() =>
    expect(app.api.callsOf('computeLeaseFinance').at(-1)?.body).toMatchObject({
      vehicles: [{ vin: own, payoff: 10000 }],
    }),
  )
  expect(screen.getByText('was $8,481')).toBeInTheDocument()
})

it('moves between figures by the arrow keys, also from column to column', async () => {
  const { user } = await open({ path: `${base}?vins=${crv}` })
  await screen.findByRole('group', { name: 'Payments, 2026 Honda CR-V XLE Hybrid' })
  await user.click(field('Rebate Amount'))
  await user.keyboard('{ArrowRight}')
  expect(field('Rebate Amount', '2026 Honda CR-V XLE Hybrid')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(field('APR', '2026 Honda CR-V XLE Hybrid')).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(field('Mileage', '2021 Honda Accord EX-L')).toHaveFocus()
})

it('hides the rate of a lease, and shows the loan beside it [OP-067]', async () => {
  const quote = (payment: number) => ({
    payments: [{ term: 36, isDefault: true, monthlyPayments: [payment] }],
    currentPayment: 436,
    downPayments: [0],
    defaultPayoff: null,
    paymentPayoff: null,
    apr: 2.4,
  })
  await open({
    answers: {
      getDealInfo: () => wireDeal({ dealType: 'Lease' }),
      computeLeaseFinance: () => [
        {
          vin: own,
          leaseFinance: { financeLender: quote(500), leaseLender: quote(300), selectedPayoff: null },
          optionalLeaseFinance: null,
        },
      ],
    },
  })
  expect(screen.queryByRole('textbox', { name: `APR, ${rav4}` })).not.toBeInTheDocument()
  expect(grid().getByText('$300')).toBeInTheDocument()
  expect(within(screen.getByRole('table', { name: 'Finance' })).getByText('$500')).toBeInTheDocument()
})

it('says that payments could not be computed, and tries again', async () => {
  const app = renderApp({
    path: base,
    answers: { ...answers, computeLeaseFinance: () => problem(500, 'Internal Server Error') },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  app.api.answer({
    computeLeaseFinance: () => [{ vin: own, leaseFinance: null, optionalLeaseFinance: null }],
  })
  await app.user.click(retry)
  expect(
    await screen.findByText('Payment information not found for one or more vehicles'),
  ).toBeInTheDocument()
})

it('prints only with the permission [O-294]', async () => {
  const { unmount } = await open()
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    '/app/opportunity/1000001/playground-print',
  )
  unmount()
  await open({ roles: [generalAccess] })
  expect(screen.queryByRole('link', { name: 'Print' })).not.toBeInTheDocument()
})

it('without an id it is that of the opportunity opened last, or the Equity Log [S-053] [S-054] [S-733]', async () => {
  const first = renderApp({ path: '/app/playground', answers })
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/app/log'))
  first.unmount()
  const { router } = await open()
  await router.navigate('/app/playground')
  await waitFor(() => expect(router.state.location.pathname).toBe(base))
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await router.navigate('/app/PlaygroundPrint')
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}-print`))
  await screen.findByRole('table', { name: `Monthly payments, ${rav4}` })
  vi.restoreAllMocks()
})

it('says that there is no such customer', async () => {
  renderApp({ path: base, answers: { getOpportunityDetails: () => problem(404, 'Not Found') } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
})

it('prints columns and values once all is computed, and records it once [O-015] [O-294] [O-295] [O-449] [L-610] [OP-061] [OP-089] [S-051]', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { api } = renderApp({ path: `${base}-print?own.apr=9`, answers })
  await screen.findByRole('table', { name: `Monthly payments, ${rav4}` })
  expect(grid().getAllByRole('row').at(-1)).toHaveTextContent('66 mo$335$325')
  expect(screen.getByText('66 months · 9%')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await waitFor(() => expect(api.callsOf('saveContactHistory')).toHaveLength(1))
  expect(api.callsOf('saveContactHistory')[0]?.body).toEqual({
    opptId: '1000001',
    notes: rav4,
    contactType: 'System',
    contactAction: 'PRINT',
  })
  expect(print).toHaveBeenCalledTimes(1)
  print.mockRestore()
})

it('cannot be printed at its address without the permission [S-055] [O-294]', async () => {
  const { router } = renderApp({ path: `${base}-print`, roles: [generalAccess], answers })
  await waitFor(() => expect(router.state.location.pathname).toBe('/access_denied'))
})
