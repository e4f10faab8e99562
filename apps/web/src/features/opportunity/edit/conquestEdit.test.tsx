import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { liveEventReceived } from '../../../live/liveEvents'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { navigationLink } from '../../../testing/navigation'
import { wireDeal } from '../../../testing/opportunityFixtures'
import { addressOf, openOpportunity } from '../../../testing/opportunityPage'
import { renderApp } from '../../../testing/renderApp'

const conquest = (changes: Parameters<typeof wireDeal>[0] = {}) =>
  wireDeal({ dealType: 'Conquest', dealTypeCode: 'ConquestFinance', ...changes })
const editButton = () => screen.getByRole('button', { name: 'Edit deal' })
const form = () => screen.findByRole('group', { name: 'Conquest deal' })
const field = async (name: string) => within(await form()).getByRole('textbox', { name })
const choice = async (name: string) => within(await form()).getByRole('button', { name: new RegExp(name) })
const save = () => screen.getByRole('button', { name: 'Save' })

/** The page of a conquest customer, with the form of the deal. */
async function openEdit(answers: FakeAnswers = {}) {
  const app = await openOpportunity({ answers: { getDealInfo: () => conquest(), ...answers } })
  await waitFor(() => expect(editButton()).toBeEnabled())
  await app.user.click(editButton())
  await form()
  return app
}
type App = Awaited<ReturnType<typeof openEdit>>

async function type({ user }: Pick<App, 'user'>, name: string, text: string) {
  const input = await field(name)
  await user.clear(input)
  await user.type(input, text)
}

async function choose({ user }: Pick<App, 'user'>, name: string, option: string) {
  await user.click(await choice(name))
  await user.click(await screen.findByRole('option', { name: option }))
}

it('has the thirteen fields as they are on file [O-241]', async () => {
  await openEdit()
  expect(await choice('Deal Type')).toHaveTextContent('ConquestFinance')
  expect(await choice('Deal Type')).toHaveFocus()
  expect(await choice('Condition')).toHaveTextContent('Used')
  expect(await choice('Paid Off')).toHaveTextContent('No')
  expect(within(await form()).getByRole('combobox', { name: 'Lender' })).toHaveValue('Lakeside Credit Union')
  expect(within(await form()).getByText('Code LCU')).toBeInTheDocument()
  const figures = ['Payment', 'Payments Left', 'Payoff', 'Payment Day', 'Term', 'APR', 'Price']
  const texts = await Promise.all(figures.map(async (name) => (await field(name)).getAttribute('value')))
  expect(texts).toEqual(['436', '39', '15869', '15', '66', '3.9', '31250'])
  expect(await field('Annual Lease Miles')).toHaveValue('')
})

it('is there for a conquest deal alone [O-008]', async () => {
  await openOpportunity()
  await screen.findByText('Lakeside Credit Union')
  expect(screen.queryByRole('button', { name: 'Edit deal' })).not.toBeInTheDocument()
})

it('saves the payment with the version that was read, says so and shows it [O-008] [O-243] [O-244] [O-461]', async () => {
  let saved: ReturnType<typeof conquest> | null = null
  const app = await openEdit({
    getDealInfo: () => saved ?? conquest(),
    saveConquest: ({ body }) =>
      (saved = conquest({ paymentAmt: (body as { payment: number }).payment, version: 2 })),
  })
  expect(save()).toBeDisabled()
  await type(app, 'Payment', '398.50')
  expect(screen.getByText('Was $436')).toBeInTheDocument()
  await type(app, 'Payment', '436.00')
  expect(save()).toBeDisabled()
  await type(app, 'Payment', '398.50')
  await app.user.click(save())
  expect(await screen.findByText('Success Saving Conquest Info')).toBeInTheDocument()
  const [sent, ...more] = app.api.callsOf('saveConquest')
  expect(more).toEqual([])
  expect(sent?.headers['if-match']).toBe('"1"')
  expect(sent?.body).toEqual({
    dealType: 'ConquestFinance',
    condition: 'Used',
    term: 66,
    annualLeaseMiles: null,
    paymentsLeft: 39,
    payment: 398.5,
    paymentDay: 15,
    rate: 3.9,
    payoff: 15869,
    paidOff: false,
    price: 31250,
    lenderCode: 'LCU',
    lenderName: 'Lakeside Credit Union',
  })
  await waitFor(() => expect(editButton()).toHaveFocus())
  await app.user.click(editButton())
  expect(await field('Payment')).toHaveValue('398.50')
})

it('cannot be saved while a field is wrong, and says why [O-242] [OP-065]', async () => {
  const app = await openEdit()
  await type(app, 'Term', '100')
  expect(screen.getByText('A whole number of at most 2 digits is needed.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
  await type(app, 'Term', '60')
  expect(save()).toBeEnabled()
})

it('has no payment, none left and no payoff for a vehicle that is paid off [OP-065]', async () => {
  const app = await openEdit()
  await choose(app, 'Paid Off', 'Yes')
  for (const name of ['Payment', 'Payments Left', 'Payoff']) {
    expect(await field(name)).toBeDisabled()
    expect(await field(name)).toHaveValue('')
  }
  await app.user.click(save())
  await waitFor(() =>
    expect(app.api.callsOf('saveConquest')[0]?.body).toMatchObject({
      paidOff: true,
      payment: null,
      paymentsLeft: null,
      payoff: null,
    }),
  )
})

it('takes its lender from the list of the store, with the whole code [O-513]', async () => {
  const app = await openEdit()
  const lender = within(await form()).getByRole('combobox', { name: 'Lender' })
  await app.user.clear(lender)
  await app.user.type(lender, 'Ally')
  await app.user.click(await screen.findByRole('option', { name: 'Ally Bank' }))
  await app.user.click(save())
  await waitFor(() =>
    expect(app.api.callsOf('saveConquest')[0]?.body).toMatchObject({
      lenderCode: 'ALLY|1',
      lenderName: 'Ally Bank',
    }),
  )
  expect(app.api.callsOf('listLenders')[0]?.url).toContain('hyperionId=HAR')
})

it('stays open where Escape closes a list in it', async () => {
  const app = await openEdit()
  const lender = within(await form()).getByRole('combobox', { name: 'Lender' })
  await app.user.clear(lender)
  await app.user.type(lender, 'Ally')
  await screen.findByRole('option', { name: 'Ally Bank' })
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
  expect(await form()).toBeInTheDocument()
})

it('is asked about before the page is left, and comes back after a reload [O-064]', async () => {
  const app = await openEdit()
  await type(app, 'Payment', '398.50')
  await app.user.click(navigationLink('Service Log'))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  app.unmount()
  renderApp({ path: addressOf('1000001'), answers: { getDealInfo: () => conquest() } })
  expect(await field('Payment')).toHaveValue('398.50')
  expect(screen.getByText(/^You typed this on .+ It was not saved\.$/)).toBeInTheDocument()
})

it('keeps what was typed where saving fails, and says so [O-245]', async () => {
  const app = await openEdit({ saveConquest: () => problem(500, 'Internal Server Error') })
  await type(app, 'Payment', '398.50')
  await app.user.click(save())
  expect(await screen.findByText('Failed Saving Conquest Info')).toBeInTheDocument()
  expect(await field('Payment')).toHaveValue('398.50')
})

it('shows both values where a colleague saved the same field, and merges what only one changed', async () => {
  let reads = 0
  const app = await openEdit({
    getDealInfo: () =>
      (reads += 1) === 1 ? conquest() : conquest({ paymentAmt: 410, curVehFinanceTerm: 48, version: 2 }),
  })
  await type(app, 'Payment', '398.50')
  act(() => {
    app.store.dispatch(
      liveEventReceived({
        type: 'OPPT_DEAL',
        payload: {
          opptId: '1000001',
          hyperionId: 'HAR',
          dealType: 'Conquest',
          dealTypeCode: 'ConquestFinance',
          lender: null,
          apr: null,
          currentPayment: null,
          paymentsLeft: null,
          equityAmount: null,
          newUsed: null,
          rowVersion: 3,
          version: 2,
        },
      }),
    )
  })
  const kept = within(await screen.findByRole('radiogroup', { name: 'Payment that is kept' }))
  expect(await field('Term')).toHaveValue('48')
  expect(save()).toBeDisabled()
  expect(kept.getByRole('radio', { name: 'Theirs: $410' })).not.toBeChecked()
  await app.user.click(kept.getByRole('radio', { name: 'Mine: $398.50' }))
  await app.user.click(save())
  await waitFor(() =>
    expect(app.api.callsOf('saveConquest')[0]).toMatchObject({
      headers: { 'if-match': '"2"' },
      body: { payment: 398.5, term: 48 },
    }),
  )
})
