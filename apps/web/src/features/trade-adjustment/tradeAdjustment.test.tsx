import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'
import { wirePage } from '../../testing/fixtures'

const row = {
  year: '2021',
  make: 'Honda',
  model: 'Civic',
  percentage: 10,
  expiration: 30,
  addOrSubtract: -1,
  createDT: '2026-01-05T15:30:00.000Z',
  tradeAdjustmentId: '17',
  createdBy: 'Ann Lee',
  expiresDT: '2999-02-04T15:30:00.000Z',
}
const savedText = 'Trade Adjustment has been saved, updates will reflect the following day'
const cancelledText = 'Trade Adjustment has been cancelled, updates will reflect the following day'
const save = () => screen.getByRole('button', { name: 'Save' })
const button = (name: RegExp) => screen.findByRole('button', { name })

async function open(answers: FakeAnswers = {}) {
  const app = renderApp({
    path: '/app/tradeAdjustment',
    answers: { listTradeAdjustments: () => wirePage([row], 1), saveTradeAdjustment: () => row, ...answers },
  })
  await screen.findByRole('textbox', { name: 'Year' })
  return app
}

async function choose({ user }: Awaited<ReturnType<typeof open>>, label: string, option: string) {
  await user.click(await button(new RegExp(label)))
  await user.click(await screen.findByRole('option', { name: option }))
}

async function fill(app: Awaited<ReturnType<typeof open>>) {
  await app.user.type(screen.getByRole('textbox', { name: 'Year' }), '2021')
  await choose(app, 'Make', 'Honda')
  await choose(app, 'Model', 'Civic')
  await choose(app, 'Percentage', '15%')
  await choose(app, 'Expiration', '60 days')
  await app.user.click(screen.getByRole('radio', { name: 'Subtract' }))
}

it('shows six inputs over the list with its created dates, and saves only what is whole [O-022] [O-330] [O-331] [OP-108] [S-056]', async () => {
  const app = await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trade Adjustment')
  expect(save()).toBeDisabled()
  expect(await button(/Model/)).toBeDisabled()
  const grid = await screen.findByRole('grid', { name: 'Trade adjustments' })
  expect(await within(grid).findByText('Subtract 10%')).toBeInTheDocument()
  expect(within(grid).getByText(/^01\/05\/2026 /)).toBeInTheDocument()
  await fill(app)
  expect(save()).toBeEnabled()
  await app.user.clear(screen.getByRole('textbox', { name: 'Year' }))
  expect(save()).toBeDisabled()
})

it('sends exactly the six fields for the store, and says so for two seconds [O-332] [O-336] [O-337] [O-338] [O-339] [O-504] [O-548] [S-461]', async () => {
  const app = await open()
  await fill(app)
  await app.user.click(save())
  expect(await screen.findByText(savedText)).toBeInTheDocument()
  const [sent] = app.api.callsOf('saveTradeAdjustment')
  expect(sent?.url).toContain('hyperionId=HAR')
  expect(sent?.body).toEqual({
    year: '2021',
    make: 'Honda',
    model: 'Civic',
    percentage: 15,
    expiration: 60,
    addOrSubtract: -1,
  })
  expect(app.store.getState().toasts.find(({ label }) => label === savedText)?.timeout).toBe(2000)
  await waitFor(() => expect(app.api.callsOf('listTradeAdjustments')).toHaveLength(2))
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('')
})

it('offers exactly the percentages and expirations of the specification [O-336] [O-337]', async () => {
  const { user } = await open()
  const labels = async (label: RegExp) => {
    await user.click(await button(label))
    const options = await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    return options.map(({ textContent }) => textContent)
  }
  expect(await labels(/Percentage/)).toEqual(['5%', '10%', '15%', '20%', '25%'])
  expect(await labels(/Expiration/)).toEqual(['30 days', '60 days', '90 days', '120 days'])
})

it('a row is deleted after a question, by the same fields with expiration 0 [L-255] [O-340] [OP-109] [S-462]', async () => {
  const { api, user } = await open()
  const remove = async () => user.click(await button(/^Delete 2021 Honda Civic/))
  await remove()
  await user.click(await screen.findByRole('button', { name: 'No' }))
  expect(api.callsOf('saveTradeAdjustment')).toEqual([])
  await remove()
  expect(screen.getByText('Cancel this trade adjustment?')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(cancelledText)).toBeInTheDocument()
  expect(api.callsOf('saveTradeAdjustment')[0]?.body).toEqual({
    year: '2021',
    make: 'Honda',
    model: 'Civic',
    percentage: 10,
    expiration: 0,
    addOrSubtract: -1,
  })
})

it('a row is extended by the days that are chosen [L-255] [OP-109]', async () => {
  const { api, user } = await open()
  await user.click(await button(/^Extend 2021 Honda Civic/))
  expect(await button(/^Extend$/)).toBeDisabled()
  await user.click(await screen.findByRole('radio', { name: '90 days from today' }))
  await user.click(await button(/^Extend$/))
  expect(await screen.findByText(savedText)).toBeInTheDocument()
  expect(api.callsOf('saveTradeAdjustment')[0]?.body).toMatchObject({ expiration: 90, percentage: 10 })
})

it('what could not be saved is kept and said', async () => {
  const app = await open({ saveTradeAdjustment: () => problem(500, 'Fault') })
  await fill(app)
  await app.user.click(save())
  expect(await screen.findAllByText(/trade adjustment was not saved/)).not.toEqual([])
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('2021')
  expect(save()).toBeEnabled()
})

it('an empty list says so, and one that cannot be read is asked for again', async () => {
  const app = await open({ listTradeAdjustments: () => problem(500, 'Fault') })
  app.api.answer({ listTradeAdjustments: () => wirePage([], 0) })
  await app.user.click(await button(/^Try Again$/))
  expect(await screen.findByText(/There are no trade adjustments/)).toBeInTheDocument()
})

it('lists that cannot be read are asked for again', async () => {
  const app = await open({ listMakes: () => problem(500, 'Fault') })
  const again = await button(/^Load makes and models again$/)
  app.api.answer({ listMakes: () => [{ makeName: 'Kia', makeId: '14' }] })
  await app.user.click(again)
  await choose(app, 'Make', 'Kia')
  expect(screen.queryByRole('button', { name: 'Load makes and models again' })).toBeNull()
})

it('is denied to whoever may not adjust [O-022] [O-417] [S-056]', async () => {
  renderApp({ path: '/app/tradeAdjustment', roles: [generalAccess] })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
})
