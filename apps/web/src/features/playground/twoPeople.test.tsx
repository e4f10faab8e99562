import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { makeReceive } from '../../testing/liveGrid'
import { eventOf, settingChanged } from '../../testing/liveMessages'
import { wireDeal, wirePayment, wireReplacement, wireVehicle } from '../../testing/opportunityFixtures'
import { renderApp } from '../../testing/renderApp'
import { wireOverride } from '../../testing/settingServer'

const own = 'JTMRWRFV8TD209174'
const base = '/app/opportunity/1000001/playground'
const rav4 = '2026 Toyota RAV4 XLE Hybrid'
const accord = '2021 Honda Accord EX-L'
const harbor = { hyperionId: 'HAR', marketId: null, brandId: null }

/** The field of a figure, of the vehicle that is offered or of the present one. */
const field = (name: string, title = rav4) => screen.getByRole('textbox', { name: `${name}, ${title}` })
const cellOf = (name: string) => {
  const cell = field(name, accord).closest('td')
  if (cell === null) throw new Error(`${name} stands in no cell.`)
  return within(cell)
}

/** What a colleague saves while the playground is open: from then on the service answers it. */
const colleague = { vehicle: {}, replacement: {}, deal: {}, tax: '0' }

/** How often the vehicles were read. */
let reads = 0

async function open(path = base, more: FakeAnswers = {}) {
  Object.assign(colleague, { vehicle: {}, replacement: {}, deal: {}, tax: '0' })
  const app = renderApp({
    path,
    answers: {
      listGlobalSettings: () =>
        wirePage([wireOverride('EASalesTaxRate', harbor, { settingValue: colleague.tax })]),
      getDealInfo: () => wireDeal(colleague.deal),
      getVehicleInfo: () => {
        reads += 1
        const offered = { vin: own, downPaymentOptions: [0, 1000], ...colleague.replacement }
        return {
          currentVehicle: wireVehicle(colleague.vehicle),
          replacementVehicle: wireReplacement(offered),
        }
      },
      ...more,
    },
  })
  await screen.findByRole('group', { name: `Payments, ${rav4}` })
  return { ...app, receive: makeReceive(app) }
}

const of = { opptId: '1000001', hyperionId: 'HAR' }

/** A colleague has saved the deal. */
const dealChanged = (rowVersion: number, version: number) =>
  eventOf({
    type: 'OPPT_DEAL',
    payload: {
      ...{ ...of, rowVersion, version, dealType: 'Finance', dealTypeCode: null, lender: null, apr: null },
      ...{ currentPayment: null, paymentsLeft: null, equityAmount: null, newUsed: null },
    },
  })

/** Another system has told of the vehicle. */
const vehicleChanged = (rowVersion: number) =>
  eventOf({
    type: 'OPPT_VEHICLE',
    payload: { ...of, rowVersion, extSvcInProgress: false, vehicleMileage: null, equityAmount: null },
  })

it('what a colleague saves of the deal shows at once beside what is tried out, of which nothing is lost', async () => {
  const { user, receive, api, address } = await open()
  await user.click(field('Est Payoff', accord))
  await user.keyboard('16000{Enter}')
  await user.click(field('APR'))
  await user.keyboard('9{Enter}')
  await waitFor(() => expect(address()).toBe(`${base}?payoff=16000&own.apr=9`))
  expect(cellOf('Est Payoff').getByText('was $15,869')).toBeInTheDocument()
  const asked = api.callsOf('computeLeaseFinance').length

  Object.assign(colleague, {
    vehicle: { vehicleValue: 25_000, payoffAmt: 15_100, equityAmount: 9_900, version: 2 },
    deal: { paymentAmt: 450, version: 2 },
  })
  await receive(dealChanged(3, 2))

  await waitFor(() => expect(cellOf('Est Payoff').getByText('was $15,100')).toBeInTheDocument())
  expect(field('Est Payoff', accord)).toHaveValue('$16,000')
  expect(field('Vehicle Value', accord)).toHaveValue('$25,000')
  expect(within(screen.getByRole('group', { name: 'Payment now' })).getByText('$450')).toBeInTheDocument()
  // The column is drawn anew with the answer to its first payments.
  await waitFor(() => expect(field('APR')).toHaveValue('9'))
  await waitFor(() =>
    expect(api.callsOf('computeLeaseFinance').slice(asked).at(-1)?.body).toMatchObject({
      vehicles: [{ vin: own, apr: 9, payoff: 16_000 }],
    }),
  )
  expect(address()).toBe(`${base}?payoff=16000&own.apr=9`)
})

it('what is tried out is printed, too, before the payments of what a colleague saved are there', async () => {
  const { receive } = await open(`${base}?own.price=80000`)
  const print = () => screen.getByRole('link', { name: 'Print' }).getAttribute('href')
  const printed = `${base}-print?own.price=80000`
  await waitFor(() => expect(print()).toBe(printed))
  const seen: unknown[] = []
  const watch = new MutationObserver(() => seen.push(print()))
  watch.observe(document.body, { subtree: true, attributes: true, childList: true })
  Object.assign(colleague, { vehicle: { vehicleValue: 25_000, version: 2 } })
  await receive(vehicleChanged(3))
  await waitFor(() => expect(field('Vehicle Value', accord)).toHaveValue('$25,000'))
  await waitFor(() => expect(field('Est Selling Price')).toHaveValue('$80,000'))
  watch.disconnect()
  expect(new Set(seen)).toEqual(new Set([printed]))
})

it('what is being typed while a colleague saves stays in its field', async () => {
  const { user, receive } = await open()
  await user.click(field('Discount Amount'))
  await user.keyboard('15')
  Object.assign(colleague, { vehicle: { vehicleValue: 25_000, version: 2 } })
  await receive(vehicleChanged(3))
  await waitFor(() => expect(field('Vehicle Value', accord)).toHaveValue('$25,000'))
  expect(field('Discount Amount')).toHaveFocus()
  await user.keyboard('00{Enter}')
  expect(field('Discount Amount')).toHaveValue('$1,500')
})

it('a rate that is being typed while a colleague saves stays in its field', async () => {
  const { user, receive } = await open()
  await user.click(field('APR'))
  await user.keyboard('1')
  Object.assign(colleague, { vehicle: { vehicleValue: 25_000, version: 2 } })
  await receive(vehicleChanged(3))
  await waitFor(() => expect(field('Vehicle Value', accord)).toHaveValue('$25,000'))
  expect(field('APR')).toHaveFocus()
  await user.keyboard('1.5{Enter}')
  await waitFor(() => expect(field('APR')).toHaveValue('11.5'))
})

it('deal and desking terms that change in one moment both count, and what is tried out of the terms stays', async () => {
  const { user, receive, api, address } = await open(`${base}?fees=385.5&own.apr=9`)
  await waitFor(() => expect(field('APR')).toHaveValue('9'))
  const asked = api.callsOf('computeLeaseFinance').length
  Object.assign(colleague, { deal: { paymentAmt: 450, version: 2 }, tax: '7' })
  await receive(dealChanged(3, 2), settingChanged('EASalesTaxRate', '7'))
  await waitFor(() =>
    expect(within(screen.getByRole('group', { name: 'Payment now' })).getByText('$450')).toBeInTheDocument(),
  )
  await waitFor(() =>
    expect(api.callsOf('computeLeaseFinance').slice(asked).at(-1)?.body).toMatchObject({
      vehicles: [{ vin: own, apr: 9, desking: { fees: 385.5 } }],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Desking terms (1)' }))
  expect(await screen.findByRole('textbox', { name: 'Sales tax rate' })).toHaveValue('7')
  await user.keyboard('{Escape}')
  await screen.findByRole('textbox', { name: `APR, ${rav4}` })
  // The column is drawn anew with the answer to its first payments.
  await waitFor(() => expect(field('APR')).toHaveValue('9'))
  expect(address()).toBe(`${base}?fees=385.5&own.apr=9`)
})

it('payments that are being computed while something is told are computed, whatever became of the first question', async () => {
  const held = new Map<string, () => void>()
  const { user, receive } = await open(base, {
    computeLeaseFinance: async ({ url }) => {
      const isEdit = url.endsWith('/interactivePlayground')
      if (isEdit && held.size === 0) await new Promise<void>((resolve) => held.set(url, resolve))
      const { financeLender, ...rest } = wirePayment()
      const payments = [{ term: 66, isDefault: true, monthlyPayments: [isEdit ? 444 : 430, 1] }]
      const leaseFinance = { ...rest, financeLender: { ...financeLender, payments, downPayments: [0, 1000] } }
      return [{ vin: own, leaseFinance, optionalLeaseFinance: null }]
    },
  })
  await user.click(field('APR'))
  await user.keyboard('9{Enter}')
  await waitFor(() => expect(held.size).toBe(1))
  const before = reads
  await receive(vehicleChanged(3))
  for (const resolve of held.values()) resolve()
  await waitFor(() => expect(reads).toBe(before + 1))
  const pays = () => within(screen.getByRole('group', { name: `Payments, ${rav4}` }))
  await waitFor(() => expect(pays().getByText('$444', { selector: 'strong' })).toBeInTheDocument())
  expect(screen.queryByText(/could not be computed/)).not.toBeInTheDocument()
})

it('a comparison that the night has given another replacement keeps what was tried out for it', async () => {
  const { user, receive, address } = await open()
  await user.click(field('APR'))
  await user.keyboard('9{Enter}')
  await waitFor(() => expect(address()).toBe(`${base}?own.apr=9`))
  const next = '5TDKDRBH1TS600111'
  Object.assign(colleague, { replacement: { vin: next, model: 'Highlander', estimatedSelPrice: 41_000 } })
  await receive(
    eventOf({
      type: 'OPPT_REPLACEMENT',
      payload: {
        ...{ ...of, rowVersion: 3, paymentDifferenceFinance: null, paymentDifferenceLease: null },
        replVehStockNo: 'HL600111',
      },
    }),
  )
  const highlander = '2026 Toyota Highlander XLE Hybrid'
  await screen.findByRole('group', { name: `Payments, ${highlander}` })
  await waitFor(() => expect(field('APR', highlander)).toHaveValue('9'))
  expect(screen.queryByRole('group', { name: `Payments, ${rav4}` })).not.toBeInTheDocument()
})
