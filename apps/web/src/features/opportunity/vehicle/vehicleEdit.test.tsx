import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { navigationLink } from '../../../testing/navigation'
import { wireVehicle } from '../../../testing/opportunityFixtures'
import { openOpportunity } from '../../../testing/opportunityPage'

const editButton = () => screen.getByRole('button', { name: 'Edit vehicle' })
const form = () => screen.findByRole('group', { name: 'Current vehicle' })
const field = async (name: string) => within(await form()).getByRole('textbox', { name })
const line = (label: string): Element | null => {
  const card = screen.getByRole('region', { name: 'Current vehicle' })
  return within(card).getByText(label).closest('dt')?.nextElementSibling ?? null
}

async function openEdit(answers: FakeAnswers = {}) {
  const app = await openOpportunity({ answers })
  await waitFor(() => expect(editButton()).toBeEnabled())
  await app.user.click(editButton())
  await form()
  return app
}
type App = Awaited<ReturnType<typeof openEdit>>

async function chooseTrim({ user }: Pick<App, 'user'>, trim: string) {
  await user.click(within(await form()).getByRole('button', { name: /Trim$/ }))
  await user.click(await screen.findByRole('option', { name: trim }))
}

it('has an empty field for each figure, with what is on file behind it [O-079] [O-084] [OP-090]', async () => {
  await openEdit()
  const fields = within(await form()).getAllByRole('textbox')
  expect(fields.map((input) => [input.getAttribute('placeholder'), input.getAttribute('value')])).toEqual([
    ['$24,350', ''],
    ['$15,869', ''],
    ['39', ''],
    ['$436', ''],
    ['41,208', ''],
  ])
  expect(fields[0]).toHaveFocus()
})

it('tries out a figure with what follows from it, and saves nothing [O-084] [O-307] [OP-090]', async () => {
  const app = await openEdit()
  await app.user.type(await field('Vehicle Value'), '20,000')
  expect(within(await form()).getByText('$4,131')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Payment' })).toHaveTextContent('$4,131')
  const saved = () => app.api.requests().filter((request) => !/^GET|lease-finance|usage/.test(request))
  const before = saved()
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(editButton()).toHaveFocus())
  expect(line('Vehicle Value')).toHaveTextContent('$20,000was $24,350')
  expect(line('Equity Amount')).toHaveTextContent('$4,131was $8,481')
  expect(line('Est Payoff')).toHaveTextContent('$15,869')
  await app.user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(line('Vehicle Value')).toHaveTextContent('$24,350')
  expect(line('Vehicle Value')).not.toHaveTextContent('was')
  expect(saved()).toEqual(before)
})

it('says what is wrong with a figure, which then changes nothing', async () => {
  const app = await openEdit()
  await app.user.type(await field('Mileage'), '12.5')
  expect(screen.getByText('A whole number up to 2,000,000 is needed.')).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(line('Mileage')).toHaveTextContent('41,208'))
})

it('is asked about before the page is left [O-063]', async () => {
  const app = await openEdit()
  await app.user.type(await field('Vehicle Value'), '20000')
  await app.user.click(navigationLink('Service Log'))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await field('Vehicle Value')).toHaveValue('20000')
})

it('is empty after a refresh, which asks first, with the figures on file [O-079]', async () => {
  const app = await openEdit()
  await app.user.type(await field('Est Payoff'), '1')
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await app.user.click(within(question).getByRole('button', { name: 'OK' }))
  await waitFor(async () => expect(await field('Est Payoff')).toHaveValue(''))
})

it('saves another trim by one call with the version of the vehicle, and shows it [O-110] [O-439] [O-440]', async () => {
  const app = await openEdit()
  expect(app.api.callsOf('listTrimLevels')[0]?.url).toMatch(/makeId=12&modelId=120$/)
  const save = screen.getByRole('button', { name: 'Save trim' })
  expect(save).toBeDisabled()
  await chooseTrim(app, 'Touring')
  await app.user.click(save)
  expect(await screen.findByText('Success Saving Trim')).toBeInTheDocument()
  const [sent, ...more] = app.api.callsOf('saveTrim')
  expect(more).toEqual([])
  expect(sent?.headers['if-match']).toBe('"1"')
  expect(sent?.body).toEqual({ opptId: '1000001', vehicleType: 'current', trimId: '1204' })
  expect(await screen.findByText('2021 Honda Accord Touring')).toBeInTheDocument()
})

it('keeps the chosen trim where saving fails, and says so', async () => {
  const app = await openEdit({ saveTrim: () => problem(500, 'Internal Server Error') })
  await chooseTrim(app, 'Touring')
  await app.user.click(screen.getByRole('button', { name: 'Save trim' }))
  expect(await screen.findByText('Failed Saving Trim')).toBeInTheDocument()
  expect(within(await form()).getByRole('button', { name: /Trim$/ })).toHaveTextContent('Touring')
})

it('asks for no trims where the model is not known [O-441]', async () => {
  const app = await openEdit({
    getVehicleInfo: () => ({
      currentVehicle: wireVehicle({ makeId: null, modelId: null }),
      replacementVehicle: null,
    }),
  })
  expect(screen.getByText('No trims of the model are known.')).toBeInTheDocument()
  expect(app.api.callsOf('listTrimLevels')).toEqual([])
})
