import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { incomingCall } from '@retain/domain/alerts/alertSignals'
import { sipNotices } from '@retain/domain/telephony/sipNotices'
import { voipStatusChanged } from '../../core/config/appConfigSlice'
import { partnerChanged, telephoneNoticed } from '../../telephony/telephonySlice'
import { notes } from '../../testing/callForm'
import { fakeAudio } from '../../testing/fakeAudio'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { addressOf, openOpportunity } from '../../testing/opportunityPage'
import { alertsPart } from '../alerts/AlertsBell'

beforeAll(async () => void (await alertsPart.fetch()))
beforeEach(() => void vi.stubGlobal('Audio', class {}))

const caller = {
  opptId: '1000002',
  hyperionId: 'HAR',
  customerName: 'Lee, Ann',
  vehicle: '2023 Honda Accord',
}

/** The page of a customer while somebody calls. */
async function ringing(answers: FakeAnswers = {}, phone: string | null = '5550140182') {
  const app = await openOpportunity({ answers: { findCallers: () => [caller], ...answers } })
  act(() => {
    app.store.dispatch(partnerChanged({ phone, shown: '(555) 014 - 0182', isIncoming: true }))
    app.store.dispatch(voipStatusChanged('ringing'))
  })
  const panel = await screen.findByRole('region', { name: 'Telephone call' })
  return { ...app, panel: within(panel) }
}

it('shows who calls without taking the focus, and opens the customer after Confirm Close', async () => {
  const { panel, user, address } = await ringing()
  await user.type(notes(), 'Half a note')
  expect(panel.getByRole('alert')).toHaveTextContent('Incoming call(555) 014 - 0182')
  expect(notes()).toHaveFocus()
  expect(await panel.findByText('2023 Honda Accord')).toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Open Lee, Ann' }))
  const question = await screen.findByRole('alertdialog', { name: 'Confirm Close' })
  expect(address()).toBe(addressOf('1000001'))
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(notes()).toHaveValue('Half a note')
  await user.click(panel.getByRole('button', { name: 'Open Lee, Ann' }))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Confirm Close' })).getByRole('button', {
      name: 'OK',
    }),
  )
  await waitFor(() => expect(address()).toMatch(/^\/app\/opportunity\/1000002/))
})

it('names what can be done as the call goes on, and closes with it', async () => {
  const { panel, store, user } = await ringing()
  expect(panel.getAllByRole('button', { name: /Answer|Decline/ })).toHaveLength(2)
  act(() => void store.dispatch(voipStatusChanged('connected')))
  expect(panel.getByRole('status')).toHaveTextContent('Connected')
  expect(panel.getByRole('button', { name: 'Hang up' })).toBeInTheDocument()
  expect(panel.queryByRole('button', { name: 'Answer' })).not.toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Mute' }))
  expect(panel.getByRole('status')).toHaveTextContent('Connected, you are muted')
  await user.click(panel.getByRole('button', { name: 'Unmute' }))
  expect(panel.getByRole('status')).not.toHaveTextContent('muted')
  act(() => void store.dispatch(partnerChanged(null)))
  expect(screen.queryByRole('region', { name: 'Telephone call' })).not.toBeInTheDocument()
})

it('rings until the call is taken, unless this browser is to be quiet', async () => {
  const audio = fakeAudio()
  const { store, unmount } = await ringing()
  await waitFor(() => expect(audio.contexts).not.toEqual([]))
  act(() => void store.dispatch(voipStatusChanged('connected')))
  await waitFor(() => expect(audio.contexts.every(({ isClosed }) => isClosed)).toBe(true))
  const rung = audio.contexts.length
  unmount()
  localStorage.setItem('ALERT_CHOICES', JSON.stringify({ [incomingCall]: { toast: true, sound: false } }))
  await ringing()
  expect(audio.contexts).toHaveLength(rung)
})

it('is answered and declined in the Call tab as well', async () => {
  const { user, store } = await ringing()
  const call = within(screen.getByRole('group', { name: 'Call' }))
  expect(call.getByRole('button', { name: 'Answer' })).toBeInTheDocument()
  expect(call.queryByRole('button', { name: 'Hang up' })).not.toBeInTheDocument()
  await user.click(call.getByRole('button', { name: 'Decline' }))
  act(() => void store.dispatch(voipStatusChanged('connected')))
  expect(call.getByRole('button', { name: 'Hang up' })).toBeInTheDocument()
})

it.each([
  ['nobody has the number', { findCallers: () => [] }, '5550140182', /No customer of your stores/],
  ['the number is hidden', {}, null, /No customer can be found/],
  [
    'it could not be looked up',
    { findCallers: () => problem(500, 'Internal Server Error') },
    '5550140182',
    /could not be looked up/,
  ],
] as const)('says that %s', async (_what, answers, phone, text) => {
  const { panel } = await ringing(answers, phone)
  expect(await panel.findByText(text)).toBeInTheDocument()
})

it('says in the Call tab what is wrong with the telephone, and what was typed stays', async () => {
  const { store, user } = await openOpportunity()
  await user.type(notes(), 'Still here')
  act(() => {
    store.dispatch(voipStatusChanged('unavailable'))
    store.dispatch(telephoneNoticed(sipNotices.gone))
  })
  const call = within(screen.getByRole('group', { name: 'Call' }))
  expect(call.getByRole('status', { name: 'Telephone' })).toHaveTextContent(sipNotices.gone)
  expect(call.queryByRole('button', { name: /^Dial/ })).not.toBeInTheDocument()
  expect(notes()).toHaveValue('Still here')
})
