import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { navigationLink } from '../../../testing/navigation'
import { wireReplacement, wireVehicle } from '../../../testing/opportunityFixtures'
import { openOpportunity } from '../../../testing/opportunityPage'

const card = () => within(screen.getByRole('region', { name: 'Replacement vehicle' }))
const field = (name: string) =>
  card().findByRole<HTMLInputElement>('textbox', { name: `${name}, 2026 Toyota RAV4 XLE Hybrid` })
const payment = () => screen.getByRole('group', { name: 'Payment' })
const replacement = (changes: Parameters<typeof wireReplacement>[0] = {}) => ({
  getVehicleInfo: () => ({
    currentVehicle: wireVehicle(),
    replacementVehicle: wireReplacement({ vin: 'JTMRWRFV8TD209174', ...changes }),
  }),
})

async function open(answers: FakeAnswers = {}) {
  const app = await openOpportunity({ answers: { ...replacement(), ...answers } })
  await field('Rebate Amount')
  return app
}
type App = Awaited<ReturnType<typeof open>>

/** Chooses the figure, so that what is typed takes its place. */
async function type({ user }: Pick<App, 'user'>, name: string, text: string) {
  await user.click(await field(name))
  await user.keyboard(text)
}

it('has four amounts to try out, and nothing is computed before [O-114] [O-115] [O-116] [O-117]', async () => {
  const { api } = await open()
  const fields = card().getAllByRole<HTMLInputElement>('textbox')
  expect(fields.map(({ value }) => value)).toEqual(['$2,000', '$1,320', '$32,600', '$0'])
  expect(api.callsOf('computeLeaseFinance')).toEqual([])
})

it('computes the payments of another rebate, whose price follows at once [O-114] [O-474] [OP-086] [OP-091]', async () => {
  const app = await open()
  await type(app, 'Rebate Amount', '500')
  expect(await field('Est Selling Price')).toHaveValue('$34,100')
  expect(card().getByText('was $2,000')).toBeInTheDocument()
  expect(card().getByText('was $32,600')).toBeInTheDocument()
  await waitFor(() => expect(payment()).toHaveTextContent('RAV4$345'))
  const [call, ...more] = app.api.callsOf('computeLeaseFinance')
  expect(more).toEqual([])
  expect(call?.url).toMatch(/\/lease-finance\/payoffGrid$/)
  expect(call?.body).toEqual({
    opptId: '1000001',
    hyperionId: 'HAR',
    vehicles: [
      {
        vin: 'JTMRWRFV8TD209174',
        price: 34100,
        downPayments: [0],
        apr: 3.9,
        payoff: null,
        vehiclePayoffSelected: false,
      },
    ],
  })
})

it('keeps a typed price until the next discount, and takes other down payments [O-115] [O-116] [O-117]', async () => {
  const app = await open()
  await type(app, 'Est Selling Price', '30000')
  await type(app, 'Down Payment Options', '1,000')
  await waitFor(() => expect(payment()).toHaveTextContent('RAV4$294'))
  await type(app, 'Discount Amount', '0')
  expect(await field('Est Selling Price')).toHaveValue('$33,920')
  await waitFor(() => expect(payment()).toHaveTextContent('RAV4$333'))
})

it('counts what is tried out with the current vehicle', async () => {
  const app = await open()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit vehicle' })).toBeEnabled())
  await app.user.click(screen.getByRole('button', { name: 'Edit vehicle' }))
  const form = within(await screen.findByRole('group', { name: 'Current vehicle' }))
  await app.user.type(form.getByRole('textbox', { name: 'Est Payoff' }), '10000')
  await waitFor(() =>
    expect(app.api.callsOf('computeLeaseFinance').at(-1)?.body).toMatchObject({
      vehicles: [{ payoff: 10000 }],
    }),
  )
})

it('is used like a spreadsheet: arrows, Enter, Escape, typing over', async () => {
  const { user } = await open()
  await user.click(await field('Rebate Amount'))
  await user.keyboard('{ArrowDown}')
  expect(await field('Discount Amount')).toHaveFocus()
  await user.keyboard('900{Enter}')
  expect(await field('Discount Amount')).toHaveValue('$900')
  expect(await field('Est Selling Price')).toHaveFocus()
  await user.keyboard('1{Escape}')
  expect(await field('Est Selling Price')).toHaveValue('$33,020')
  await user.keyboard('{ArrowUp}{Enter}5')
  expect(await field('Discount Amount')).toHaveValue('$9005')
  await user.keyboard('{Escape}{ArrowUp}')
  expect(await field('Discount Amount')).toHaveValue('$900')
  expect(await field('Rebate Amount')).toHaveFocus()
})

it('says what is wrong with a figure, which then changes nothing', async () => {
  const app = await open()
  await type(app, 'Rebate Amount', '1.234')
  expect(await field('Rebate Amount')).toHaveAccessibleDescription(
    '$0 to $9,999,999, with 2 decimals at most.',
  )
  await app.user.tab()
  expect(await field('Rebate Amount')).toHaveValue('1.234')
})

it('goes back to what is on file, one figure by emptying it and all by Reset [O-281]', async () => {
  const app = await open()
  await type(app, 'Rebate Amount', '500')
  await type(app, 'Down Payment Options', '700')
  await app.user.clear(await field('Rebate Amount'))
  await app.user.tab()
  expect(await field('Rebate Amount')).toHaveValue('$2,000')
  expect(await field('Est Selling Price')).toHaveValue('$32,600')
  await app.user.click(card().getByRole('button', { name: 'Reset' }))
  expect(await field('Down Payment Options')).toHaveValue('$0')
  await waitFor(() => expect(payment()).toHaveTextContent('RAV4$407'))
  expect(card().queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
})

it('drops an answer that a newer edit has overtaken [OP-086]', async () => {
  const answers: (() => void)[] = []
  const app = await open({
    computeLeaseFinance: ({ body }) =>
      new Promise((resolve) => {
        const { vehicles } = body as { vehicles: { vin: string; price: number }[] }
        const [vehicle] = vehicles
        const finance = {
          payments: [{ term: 66, isDefault: true, monthlyPayments: [(vehicle?.price ?? 0) / 100] }],
          currentPayment: 436,
          downPayments: [0],
          defaultPayoff: null,
          paymentPayoff: null,
          apr: 3.9,
        }
        const leaseFinance = { financeLender: finance, leaseLender: null, selectedPayoff: null }
        answers.push(() => resolve([{ vin: vehicle?.vin, leaseFinance, optionalLeaseFinance: null }]))
      }),
  })
  await type(app, 'Est Selling Price', '30000')
  await waitFor(() => expect(answers).toHaveLength(1))
  await type(app, 'Rebate Amount', '0')
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await waitFor(() => expect(payment()).toHaveTextContent('RAV4$346'))
  answers[0]?.()
  await app.user.tab()
  expect(payment()).toHaveTextContent('RAV4$346')
})

it('says that the payments could not be computed, and tries again', async () => {
  const app = await open({ computeLeaseFinance: () => problem(500, 'Internal Server Error') })
  await type(app, 'Rebate Amount', '500')
  expect(await card().findByText(/^The payments could not be computed\./)).toBeInTheDocument()
  expect(payment()).toHaveTextContent('RAV4$407')
  app.api.answer({
    computeLeaseFinance: () => [{ vin: 'JTMRWRFV8TD209174', leaseFinance: null, optionalLeaseFinance: null }],
  })
  await app.user.click(card().getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(card().queryByText(/^The payments could not be computed\./)).not.toBeInTheDocument(),
  )
})

it('is asked about before the page is left, but not for the playground, which takes it along [O-063]', async () => {
  const app = await open()
  await type(app, 'Rebate Amount', '500')
  await app.user.click(navigationLink('Service Log'))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await app.user.click(card().getByRole('link', { name: 'Open playground' }))
  await waitFor(() =>
    expect(app.address()).toBe('/app/opportunity/1000001/playground?own.rebate=500&own.price=34100'),
  )
})

it('says why the vehicle is offered and since when, and leads to a lead [O-118]', async () => {
  const { user } = await open(replacement({ selectionReason: 'body type, make' }))
  expect(card().getByText('Selected by body type, make · 11/20/2026')).toBeInTheDocument()
  await user.click(card().getByRole('button', { name: 'Create Lead' }))
  expect(screen.getByRole('tab', { name: 'Create Lead' })).toHaveAttribute('aria-selected', 'true')
})

it('cannot be changed while somebody else works on the customer', async () => {
  await openOpportunity({
    isReady: false,
    answers: {
      ...replacement(),
      getOpportunity: () => ({
        opptId: '1000001',
        hyperionId: 'HAR',
        statusCode: 'IPCM',
        lockedBy: 'Priya Singh',
        lockedUserId: 'priya.singh',
        lockedDT: '2026-11-21T14:00:00.000Z',
      }),
    },
  })
  expect(await field('Rebate Amount')).toHaveAttribute('readonly')
})
