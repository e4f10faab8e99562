import { setWindowWidth } from '@retain/ui/testing/window-width'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openContactLog } from '../../../../testing/contactLog'
import { problem } from '../../../../testing/fakeApi'
import { wirePage, wireRow } from '../../../../testing/fixtures'
import { makeReceive } from '../../../../testing/liveGrid'
import { eventOf } from '../../../../testing/liveMessages'

beforeEach(() => setWindowWidth(1600))

const waiting = {
  incomingEmailId: '7',
  receivedDate: '2026-11-21T14:00:00.000Z',
  emailFrom: 'ana@example.com',
  emailSubject: 'My car',
  emailText: 'What is it worth?',
}

async function openDialog(answers: Parameters<typeof openContactLog>[0] = {}) {
  const app = await openContactLog({
    ...answers,
    answers: {
      listUnassignedEmails: () => wirePage([waiting]),
      quickSearchV2: () => wirePage([wireRow({ opptId: '41', fullName: 'Ana Ruiz' })]),
      assignEmail: () => ({ opptId: '41' }),
      ...answers.answers,
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Unassigned 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unassigned emails' }))
  return { ...app, dialog }
}

it('a manager assigns an email that found nobody to the customer who is found by its address [S-738]', async () => {
  const { dialog, user, api } = await openDialog()
  expect(dialog.getByRole('heading', { name: 'My car' })).toBeInTheDocument()
  expect(dialog.getByText('What is it worth?')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(dialog.getByRole('textbox', { name: 'Customer' })).toHaveValue('ana@example.com')
  const choose = await dialog.findByRole('button', { name: /^Assign to Ana Ruiz/ })
  expect(api.callsOf('quickSearchV2')[0]?.body).toMatchObject({
    queryType: 'email',
    query: 'ana@example.com',
  })
  api.answer({ listUnassignedEmails: () => wirePage([]) })
  await user.click(choose)
  expect(await screen.findByText('Email assigned to Ana Ruiz')).toBeInTheDocument()
  expect(api.callsOf('assignEmail')[0]?.body).toEqual({ incomingEmailId: '7', opptId: '41' })
  expect(await dialog.findByText('Every email has found its customer.')).toBeInTheDocument()
  expect(dialog.queryByText(/Somebody else has assigned/)).not.toBeInTheDocument()
})

it('another name finds somebody else, or says that nobody is found', async () => {
  const { dialog, user, api } = await openDialog({ answers: { quickSearchV2: () => wirePage([]) } })
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await dialog.findByText('The store has no such customer.')).toBeInTheDocument()
  const field = dialog.getByRole('textbox', { name: 'Customer' })
  await user.clear(field)
  await user.type(field, 'Ruiz{Enter}')
  await waitFor(() =>
    expect(api.callsOf('quickSearchV2').at(-1)?.body).toMatchObject({
      queryType: 'customerName',
      query: 'Ruiz',
    }),
  )
})

it('an assignment that fails leaves the email where it is', async () => {
  const { dialog, user } = await openDialog({ answers: { assignEmail: () => problem(500, 'Fault') } })
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await user.click(await dialog.findByRole('button', { name: /^Assign to Ana Ruiz/ }))
  await waitFor(() => expect(dialog.getByRole('button', { name: /^Assign to Ana Ruiz/ })).toBeEnabled())
  expect(dialog.getByRole('heading', { name: 'My car' })).toBeInTheDocument()
})

it('an email that comes in shows at once, and one that somebody else assigned goes', async () => {
  const app = await openDialog()
  const { dialog, user, api } = app
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  const another = { ...waiting, incomingEmailId: '8', emailSubject: 'Lease end' }
  const told = () => eventOf({ type: 'UNASSIGNED_EMAIL', payload: { hyperionId: 'HAR' } })
  api.answer({ listUnassignedEmails: () => wirePage([another, waiting]) })
  await makeReceive(app)(told())
  expect(await dialog.findByRole('heading', { name: 'Lease end' })).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: 'Customer' })).toHaveValue('ana@example.com')

  api.answer({ listUnassignedEmails: () => wirePage([another]) })
  await makeReceive(app)(told())
  expect(
    await dialog.findByText('Somebody else has assigned the email that you had opened.'),
  ).toBeInTheDocument()
  expect(dialog.queryByRole('heading', { name: 'My car' })).not.toBeInTheDocument()
})

it('an email of another store changes nothing here', async () => {
  const app = await openDialog()
  const before = app.api.callsOf('listUnassignedEmails').length
  await makeReceive(app)(eventOf({ type: 'UNASSIGNED_EMAIL', payload: { hyperionId: 'BLR' } }))
  expect(app.api.callsOf('listUnassignedEmails')).toHaveLength(before)
})

it('nobody but a manager is asked, and nothing shows where none waits', async () => {
  const { api } = await openContactLog({ roles: ['Opportunity_Application_Access'] })
  expect(api.callsOf('listUnassignedEmails')).toEqual([])
  expect(screen.queryByRole('button', { name: /Unassigned/ })).not.toBeInTheDocument()
})
