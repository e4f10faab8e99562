import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem } from '../../../testing/fakeApi'
import { wireFrame } from '../../../testing/opportunityFixtures'
import { openFromLog, openOpportunity } from '../../../testing/opportunityPage'

const button = () => screen.findByRole('button', { name: 'Change Owner' })
const question = () => screen.findByRole('alertdialog', { name: 'Change Owner' })

it('asks, and goes to the page of the new id, which keeps the way back to the list [O-273] [S-199] [OP-071]', async () => {
  const app = await openFromLog('Customer 00001', { answers: { changeOwner: () => ({ opptId: '1000002' }) } })
  await app.user.click(await button())
  const dialog = await question()
  expect(dialog).toHaveTextContent('Do you want to become the owner of this opportunity?')
  await app.user.click(within(dialog).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/app/opportunity/1000002'))
  expect(app.router.state.location.state).toMatchObject({ listQuery: expect.any(String) as string })
  expect(app.api.callsOf('changeOwner').map(({ body }) => body)).toEqual([{ opptId: '1000001' }])
})

it('changes nothing after No', async () => {
  const app = await openOpportunity()
  await app.user.click(await button())
  await app.user.click(within(await question()).getByRole('button', { name: 'No' }))
  expect(app.api.callsOf('changeOwner')).toEqual([])
})

const notes = () => screen.getByRole('textbox', { name: 'Notes' })

it('asks about what is unsaved once the page is to be left', async () => {
  const app = await openOpportunity({ answers: { changeOwner: () => ({ opptId: '1000002' }) } })
  await app.user.type(notes(), 'Call at six')
  await app.user.click(await button())
  expect(screen.queryByRole('alertdialog', { name: 'Confirm Close' })).not.toBeInTheDocument()
  await app.user.click(within(await question()).getByRole('button', { name: 'Yes' }))
  const close = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  expect(app.api.callsOf('changeOwner')).toEqual([])
  await app.user.click(within(close).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/app/opportunity/1000002'))
})

it('keeps what is unsaved after No', async () => {
  const app = await openOpportunity()
  await app.user.type(notes(), 'Call at six')
  await app.user.click(await button())
  await app.user.click(within(await question()).getByRole('button', { name: 'No' }))
  expect(notes()).toHaveValue('Call at six')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('stays on the page where somebody was faster, and says so', async () => {
  const app = await openOpportunity({
    answers: { changeOwner: () => problem(409, 'Conflict', 'request-9', { code: 'lockedByStatus' }) },
  })
  await app.user.click(await button())
  await app.user.click(within(await question()).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText(/Conflict/)).toBeInTheDocument()
  expect(app.router.state.location.pathname).toBe('/app/opportunity/1000001')
})

it('is not offered to the owner', async () => {
  await openOpportunity({
    answers: { getOpportunityDetails: () => ({ ...wireFrame('1000001'), ownerUserName: 'ann.lee' }) },
  })
  await screen.findByText('Owner')
  expect(screen.queryByRole('button', { name: 'Change Owner' })).not.toBeInTheDocument()
})
