import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keptDrafts } from '../../core/browser/keptDrafts'
import { selectUser } from '../../session/sessionSlice'
import { keptAlertChoices } from '../../shell/alerts/alertChoices'
import { fakeAudio } from '../../testing/fakeAudio'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage, wireProfile, wireSetting } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

const signature = () => screen.findByRole('textbox', { name: 'Signature' })
const save = () => screen.getByRole('button', { name: 'Save' })
const saves: FakeAnswers['saveProfile'] = ({ body }) => ({ ...(body as object), version: 2 })

/** The page, with what was typed before a reload: nothing can be typed into the editor here. */
async function open(typed: string | null, answers: FakeAnswers = {}) {
  if (typed !== null)
    keptDrafts.write(
      printDraftName({ userName: 'ann.lee', form: 'signature', recordId: 'ann.lee' }),
      {
        draft: { base: { signature: '<p>Ann Lee</p>' }, mine: { signature: typed }, choices: {} },
        idempotencyKey: 'signature-1',
        keptAt: instantFromEpoch(Date.now()),
      },
      null,
    )
  const app = renderApp({ path: '/app/profile', roles: [generalAccess], answers })
  await signature()
  return app
}

it('shows the editor of the email signature, with its preview in an email [S-057] [S-413] [S-745]', async () => {
  const app = await open(null)
  expect(screen.getByRole('heading', { level: 1, name: 'Email Signature' })).toBeInTheDocument()
  expect(await signature()).toHaveTextContent('Ann Lee')
  expect(save()).toBeDisabled()
  expect(app.api.callsOf('getProfile')[0]?.url).toMatch(/\/profile\/ann\.lee$/)
  const preview = screen.getByRole('region', { name: 'Preview in an email' })
  expect(await within(preview).findByText('Ann Lee', { selector: 'p' })).toBeVisible()
  expect(await within(preview).findByText('Email Disclaimer · Offers end today.')).toBeVisible()
})

it('saves the signature, which emails have from then on [S-122] [S-414] [S-447]', async () => {
  const app = await open('<p><b>Ann</b></p>', { saveProfile: saves })
  await app.user.click(save())
  expect(await screen.findByText('Profile Saved')).toBeInTheDocument()
  const [sent] = app.api.callsOf('saveProfile')
  expect(sent?.url).toMatch(/\/profile\/ann\.lee$/)
  expect(sent?.headers['if-match']).toBe('"1"')
  expect(sent?.body).toEqual({
    ...wireProfile({ signature: '<p><b>Ann</b></p>' }),
    version: undefined,
  })
  await waitFor(() => expect(selectUser(app.store.getState())?.profile.signature).toBe('<p><b>Ann</b></p>'))
  expect(save()).toBeDisabled()
})

it('keeps what was typed where it is refused', async () => {
  const app = await open('<p>New</p>', { saveProfile: () => problem(502, 'Bad Gateway') })
  await app.user.click(save())
  expect(await screen.findAllByText(/^The profile was not saved/)).not.toHaveLength(0)
  expect(await signature()).toHaveTextContent('New')
})

it('says that it could not be loaded', async () => {
  renderApp({ path: '/app/profile', answers: { getProfile: () => problem(502, 'Bad Gateway') } })
  expect(await screen.findByText('The profile could not be loaded.')).toBeVisible()
})

it('shows the account and chooses the theme', async () => {
  const app = await open(null)
  const account = screen.getByRole('region', { name: 'Account' })
  expect(within(account).getByText('ann.lee@example.com')).toBeVisible()
  await app.user.click(screen.getByRole('radio', { name: /^Dark/ }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await act(() => app.user.click(screen.getByRole('radio', { name: /^Same as the system/ })))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

it('chooses whether calls ring where the store dials by SIP, and speaks of none elsewhere', async () => {
  const app = await open(null)
  expect(screen.queryByRole('group', { name: 'Incoming Call' })).not.toBeInTheDocument()
  app.unmount()
  const ofSip = await open(null, {
    listGlobalSettings: () => wirePage([wireSetting('EATelephony', 'SIP')]),
    getSipCredentials: () => null,
  })
  const line = within(await screen.findByRole('group', { name: 'Incoming Call' }))
  expect(line.queryByRole('checkbox', { name: 'Toast' })).not.toBeInTheDocument()
  expect(line.getByRole('checkbox', { name: 'Sound' })).toBeChecked()
  await ofSip.user.click(line.getByRole('checkbox', { name: 'Sound' }))
  expect(keptAlertChoices()).toEqual({ 'Incoming Call': { toast: true, sound: false } })
})

it('chooses which alerts have a toast or a sound, and keeps that in this browser', async () => {
  const app = await open(null)
  const card = within(screen.getByRole('region', { name: 'Alerts in this browser' }))
  const line = (title: string) => within(card.getByRole('group', { name: title }))
  expect(line('Reminder').getByRole('checkbox', { name: 'Toast' })).toBeChecked()
  expect(line('Reminder').getByRole('checkbox', { name: 'Sound' })).not.toBeChecked()
  await app.user.click(line('Reminder').getByRole('checkbox', { name: 'Sound' }))
  await app.user.click(line('Email Read').getByRole('checkbox', { name: 'Toast' }))
  expect(keptAlertChoices()).toEqual({
    Reminder: { toast: true, sound: true },
    'Email Read': { toast: false, sound: false },
  })
  const audio = fakeAudio()
  await app.user.click(card.getByRole('button', { name: 'Play the sound' }))
  await waitFor(() => expect(audio.contexts).toHaveLength(1))
  vi.unstubAllGlobals()
})
