import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { problem } from '../../../testing/fakeApi'
import { wireEntry, wireView } from '../../../testing/opportunityFixtures'
import { openOpportunity } from '../../../testing/opportunityPage'

const sentence = (text: RegExp) =>
  screen.findByText((_, element) => text.test(element?.textContent ?? '') && element?.tagName === 'P')

it('says over the form when somebody last spoke with the customer, with the notes of it', async () => {
  await openOpportunity({
    answers: {
      getContactHistory: () => [
        wireEntry({ contactHistoryId: '41', contactType: 'EmailReceived', hasNotes: false, createdBy: null }),
        wireEntry(),
      ],
      getContactHistoryEntry: () => [wireEntry({ notes: 'asked for RAV4 figures by Friday' })],
    },
  })
  expect(
    await sentence(/^Last spoke 11\/20(\/2026)? with Jordan Mills: asked for RAV4 figures by Friday$/),
  ).toBeInTheDocument()
})

it('is the sentence alone without notes', async () => {
  await openOpportunity({
    answers: {
      getContactHistory: () => [wireEntry({ contactActionResult: 'LEFTMSG', hasNotes: false })],
    },
  })
  expect(await sentence(/^Message left 11\/20(\/2026)? by Jordan Mills$/)).toBeInTheDocument()
})

it('says so where nobody has spoken with the customer, and where the history is missing', async () => {
  const { api, user } = await openOpportunity({
    answers: { getContactHistory: () => [wireView('42', '2026-11-21T14:59:00.000Z')] },
  })
  expect(await screen.findByText('Nobody has spoken with this customer yet.')).toBeInTheDocument()
  api.answer({ getContactHistory: () => problem(500, 'Internal Server Error') })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.getByText('An error has occured')).toBeInTheDocument())
  expect(screen.getByText('Nobody has spoken with this customer yet.')).toBeInTheDocument()
})

it('says that the last contact is not known where the history could not be read', async () => {
  await openOpportunity({ answers: { getContactHistory: () => problem(500, 'Internal Server Error') } })
  expect(await screen.findByText('The last contact could not be loaded.')).toBeInTheDocument()
})
