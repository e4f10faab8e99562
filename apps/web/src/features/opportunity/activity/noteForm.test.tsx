import type { NoteDraft } from '@retain/domain/activity/note/note'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptDrafts } from '../../../core/browser/keptDrafts'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wireEntry, wireHistory, wireSection } from '../../../testing/opportunityFixtures'
import { addressOf } from '../../../testing/opportunityPage'
import { navigationLink } from '../../../testing/navigation'
import { renderApp } from '../../../testing/renderApp'

const name = printDraftName({ userName: 'ann.lee', form: 'note', recordId: '1000001' })
const save = () => screen.getByRole('button', { name: 'Save note' })
const contactMade = () => screen.getByRole('checkbox', { name: 'Contact made' })
const editor = () => screen.findByRole('textbox', { name: 'Note' })

/** The Notes tab, with what was typed into it before a reload. */
async function openNotes(typed?: NoteDraft, answers?: FakeAnswers) {
  if (typed !== undefined)
    keptDrafts.write(
      name,
      { draft: typed, idempotencyKey: 'note-1', keptAt: instantFromEpoch(Date.now()) },
      null,
    )
  const app = renderApp({ path: `${addressOf('1000001')}&tab=notes`, ...(answers && { answers }) })
  await editor()
  await waitFor(() => expect(contactMade()).toBeEnabled())
  return app
}

const hybrid = { noteText: '<p>Wants a hybrid</p>', contactMade: false }

it('sends a note in codes, and says so [O-212] [O-216] [O-448] [OP-054] [S-443]', async () => {
  const { api, user } = await openNotes({ ...hybrid, contactMade: true })
  await user.click(save())
  expect(await screen.findByText('Note Saved.')).toBeInTheDocument()
  expect(api.callsOf('saveNote').map(({ body }) => body)).toEqual([
    {
      opportunityId: '1000001',
      notes: '<p>Wants a hybrid</p>',
      action: 'NOTE',
      actionResult: 'CONTACTED',
    },
  ])
  expect(contactMade()).not.toBeChecked()
  expect(save()).toBeDisabled()
  expect(await editor()).toHaveTextContent('')
})

it('comes back after a reload, and is gone once it is cleared', async () => {
  const { user } = await openNotes(hybrid)
  expect(await editor()).toHaveTextContent('Wants a hybrid')
  expect(screen.getByText(/^You typed this on .+ It was not saved\.$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(keptDrafts.ofUser('ann.lee')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo Clear' }))
  await waitFor(async () => expect(await editor()).toHaveTextContent('Wants a hybrid'))
})

it('is needed before anything can be saved [O-213]', async () => {
  await openNotes()
  expect(screen.getByText('A note is needed.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
})

it('is asked about before it is left, also where contact made alone is ticked and another tab shows [O-060] [O-215]', async () => {
  const { user } = await openNotes()
  await user.click(contactMade())
  await user.click(screen.getByRole('tab', { name: 'Call' }))
  await user.click(navigationLink('Service Log'))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('tab', { name: 'Notes' }))
  expect(contactMade()).toBeChecked()
})

it('keeps what was typed where saving fails, and shows what the service refuses at its place', async () => {
  const refused = problem(400, 'Bad Request', 'request-9', {
    code: 'invalid',
    errors: [{ field: 'notes', code: 'invalid', message: 'A note can hold up to 4,000 characters.' }],
  })
  const { user } = await openNotes(hybrid, { saveNote: () => refused })
  await user.click(save())
  expect(await screen.findByText('A note can hold up to 4,000 characters.')).toBeInTheDocument()
  expect(await editor()).toHaveTextContent('Wants a hybrid')
  expect(screen.queryByText('Note Saved.')).not.toBeInTheDocument()
})

it('cannot be written where the status ends the work, and what was typed stays in sight [O-056] [OP-004]', async () => {
  keptDrafts.write(
    name,
    { draft: hybrid, idempotencyKey: 'note-1', keptAt: instantFromEpoch(Date.now()) },
    null,
  )
  renderApp({
    path: `${addressOf('1000001')}&tab=notes`,
    answers: { getOpportunity: () => wireSection('1000001', { statusCode: 'NLO' }) },
  })
  expect(await editor()).toHaveTextContent('Wants a hybrid')
  expect(contactMade()).toBeDisabled()
  expect(save()).toBeDisabled()
})

it('shows in the history as it was formatted', async () => {
  const notes = '<p>Wants a <strong>hybrid</strong></p>'
  const entry = { contactHistoryId: '77', contactType: 'Notes', contactAction: 'NOTE', hasNotes: true }
  const { user } = await openNotes(undefined, {
    getContactHistory: () => [wireEntry(entry), ...wireHistory()],
    getContactHistoryEntry: () => [wireEntry({ ...entry, notes })],
  })
  await user.click(screen.getByRole('tab', { name: 'History' }))
  const list = screen.getByRole('list', { name: 'Contact history' })
  await user.click(await within(list).findByRole('button', { name: /^Notes/ }))
  expect((await within(list).findByText('hybrid')).tagName).toBe('STRONG')
})
