import { generalAccess } from '@retain/domain/session/user/permissions'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptDrafts } from '../../core/browser/keptDrafts'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'

const saved = { hyperionId: 'HAR', body: '<p>Offers end today.</p>', version: 3 }
const text = () => screen.findByRole('textbox', { name: 'Text' })
const save = () => screen.getByRole('button', { name: 'Save' })

/** The screen, with what was typed before a reload: nothing can be typed into the editor here. */
async function open(typed: string | null, answers: FakeAnswers = {}) {
  if (typed !== null)
    keptDrafts.write(
      printDraftName({ userName: 'ann.lee', form: 'disclaimer', recordId: 'HAR' }),
      {
        draft: { base: { body: saved.body }, mine: { body: typed }, choices: {} },
        idempotencyKey: 'disclaimer-1',
        keptAt: instantFromEpoch(Date.now()),
      },
      null,
    )
  const app = renderApp({ path: '/app/Disclaimer', answers: { getDisclaimer: () => saved, ...answers } })
  await text()
  return app
}

it('shows the text of the store, with nothing to save [S-045] [O-386] [O-387] [O-494]', async () => {
  const app = await open(null)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email Disclaimer')
  expect(await text()).toHaveTextContent('Offers end today.')
  expect(screen.getByText(/Stands below every email that goes out of Harborview Motors/)).toBeVisible()
  expect(save()).toBeDisabled()
  expect(app.api.callsOf('getDisclaimer')[0]?.url).toContain('hyperionId=HAR')
})

it('saves a text with the version that was read, and says so in the words of the specification [O-388] [O-495] [S-458]', async () => {
  const app = await open('<p>Offers end on Friday.</p>', {
    saveDisclaimer: ({ body }) => ({ ...(body as typeof saved), version: 4 }),
  })
  await app.user.click(save())
  expect(await screen.findByText('Disclamer Saved')).toBeInTheDocument()
  const [sent] = app.api.callsOf('saveDisclaimer')
  expect(sent?.body).toEqual({ hyperionId: 'HAR', body: '<p>Offers end on Friday.</p>' })
  expect(sent?.headers['if-match']).toBe('"3"')
  expect(await text()).toHaveTextContent('Offers end on Friday.')
  expect(save()).toBeDisabled()
})

it('saves an empty one, which is none [O-389] [OP-124]', async () => {
  const app = await open('<p></p>', {
    saveDisclaimer: ({ body }) => ({ ...(body as typeof saved), version: 4 }),
  })
  await app.user.click(save())
  expect(await screen.findByText('Disclamer Saved')).toBeInTheDocument()
  expect(app.api.callsOf('saveDisclaimer')[0]?.body).toEqual({ hyperionId: 'HAR', body: '' })
})

it('that somebody else changed meanwhile shows both texts to choose from', async () => {
  const app = await open('<p>Mine.</p>', {
    saveDisclaimer: () => problem(409, 'Conflict', 'r', { code: 'stale' }),
  })
  app.api.answer({ getDisclaimer: () => ({ ...saved, body: '<p>Theirs.</p>', version: 4 }) })
  await app.user.click(save())
  await app.user.click(await screen.findByRole('radio', { name: 'Theirs: Theirs.' }))
  await waitFor(async () => expect(await text()).toHaveTextContent('Theirs.'))
})

it('that cannot be read says so', async () => {
  renderApp({ path: '/app/Disclaimer', answers: { getDisclaimer: () => problem(500, 'Fault') } })
  expect(await screen.findByText('The disclaimer could not be loaded.')).toBeInTheDocument()
})

it('is denied to whoever may not change it [S-045] [OP-123]', async () => {
  renderApp({ path: '/app/Disclaimer', roles: [generalAccess, 'Opportunity_Can_Edit_Email_Templates'] })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
})
