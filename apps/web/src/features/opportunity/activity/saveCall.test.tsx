import { noLongerOwnsReason } from '@retain/domain/activity/call/callVocabulary'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { errorToasts, findErrorToast } from '../../../testing/errorToast'
import { held, problem, savedCall } from '../../../testing/fakeApi'
import { wireCustomer, wireEntry, wireSection } from '../../../testing/opportunityFixtures'
import { openFromLog, openOpportunity } from '../../../testing/opportunityPage'
import { choose, fillCall, fillWholeCall, notes, save, select, status } from '../../../testing/callForm'

const tab = (name: string) => screen.getByRole('tab', { name })
const isHistory = () => waitFor(() => expect(tab('History')).toHaveAttribute('aria-selected', 'true'))

afterEach(() => vi.restoreAllMocks())

it('sends the call in codes [O-442] [O-152] [OP-031] [OP-033]', async () => {
  const { api, user } = await openOpportunity()
  await fillWholeCall(user)
  await user.click(save())
  await isHistory()
  expect(api.callsOf('logCall')[0]?.body).toEqual({
    opportunityId: '1000001',
    contactInfo: '5550140182',
    notes: 'Asked for figures',
    dayPhoneNumberIsBad: true,
    evePhoneNumberIsBad: false,
    cellPhoneNumberIsBad: false,
    action: 'OUT_CALL',
    actionResult: 'CONTACTED',
    reason: null,
  })
})

it('says so, shows the History tab with the entry on top, and the new status everywhere [O-037] [O-154] [O-155] [O-157] [O-226] [O-542] [OP-020] [OP-034]', async () => {
  const app = await openFromLog('Customer 00002', {
    answers: { logCall: savedCall({ statusCode: 'NOI' }) },
  })
  await screen.findByRole('radio', { name: /0182/ })
  await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
  await fillWholeCall(app.user)
  await app.user.click(save())
  expect(await screen.findByText('Call saved')).toBeInTheDocument()
  expect(app.store.getState().toasts.at(-1)?.timeout).toBe(3000)
  await isHistory()
  expect(tab('History')).toHaveFocus()
  const list = screen.getByRole('list', { name: 'Contact history' })
  const [first] = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-entry'))
  expect(first).toHaveTextContent('Phone Call')
  expect(first).toHaveTextContent('11/21/2026 10:00 AM')
  expect(screen.getByText('Not Interested')).toBeInTheDocument()
  const rows = () => {
    const { queries } = app.store.getState().api
    const page = Object.values(queries).find((query) => query?.endpointName === 'searchLog')?.data
    return (page as { readonly list: readonly { readonly opptId: string }[] }).list
  }
  // Lists take what is said of their rows once a frame.
  await waitFor(() =>
    expect(rows().find(({ opptId }) => opptId === '1000002')).toMatchObject({
      statusCode: 'NOI',
      lastActionIcon: 'OUT_CALL',
    }),
  )
})

it('is empty and clean after saving, keeps the marks, and leaves without a question [O-155] [O-156] [OP-035]', async () => {
  const { api, user, address } = await openOpportunity()
  await user.click(screen.getByRole('button', { name: /^Mark as bad number .*0127/ }))
  await fillWholeCall(user)
  const phones = wireCustomer().phones.map((phone) => ({ ...phone, isBad: phone.title !== 'Mobile' }))
  api.answer({ getCustomerInfo: () => wireCustomer({ phones }) })
  await user.click(save())
  await isHistory()
  await user.click(tab('Call'))
  expect(notes()).toHaveValue('')
  expect(status('Contacted')).not.toBeChecked()
  expect(await screen.findByRole('button', { name: /^Mark as good number .*0127/ })).toBeInTheDocument()
  await user.click(screen.getAllByRole('link', { name: 'Equity Log' }).at(-1) as HTMLElement)
  await waitFor(() => expect(address()).toMatch(/^\/app\/log/))
})

it('switches to Create Lead after that result [O-039] [OP-021]', async () => {
  const { user } = await openOpportunity()
  await fillWholeCall(user)
  await select(user, 'Call result', 'Create a Lead')
  await user.click(save())
  await waitFor(() => expect(tab('Create Lead')).toHaveAttribute('aria-selected', 'true'))
})

it('opens the do-not-call address and clears the contact info after Do Not Contact [O-158] [O-228] [OP-038]', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const entry = wireEntry({ contactHistoryId: '43', contactActionResult: 'OPTOUT' })
  const { user } = await openOpportunity({
    config: { doNotCallUrl: 'https://donotcall.example.com' },
    answers: { logCall: savedCall({ statusCode: 'DNC', entry }) },
  })
  await fillWholeCall(user)
  await select(user, 'Call result', 'Do Not Contact')
  expect(open).not.toHaveBeenCalled()
  await user.click(save())
  await isHistory()
  expect(open).toHaveBeenCalledWith('https://donotcall.example.com', '_blank', 'noopener')
  const list = screen.getByRole('list', { name: 'Contact history' })
  expect(within(list).getAllByText('Phone Call')).toHaveLength(2)
  expect(within(list).queryByText(/0182/)).not.toBeInTheDocument()
})

it('opens nothing where no do-not-call address is configured [O-158]', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await openOpportunity()
  await fillWholeCall(user)
  await select(user, 'Call result', 'Do Not Contact')
  await user.click(save())
  await isHistory()
  expect(open).not.toHaveBeenCalled()
})

it('marks No Longer Owns with its fixed reason, and closes the page [O-153] [O-160] [O-161] [OP-032]', async () => {
  const { api, user } = await openOpportunity({
    answers: { logCall: savedCall({ statusCode: 'NLO', opptId: '1000001' }) },
  })
  await fillWholeCall(user)
  await select(user, 'Call result', 'No Longer Owns')
  await user.click(save())
  await isHistory()
  expect(api.callsOf('logCall')[0]?.body).toMatchObject({ actionResult: 'NLO', reason: noLongerOwnsReason })
  expect(screen.getByText(/^The opportunity is closed: No Longer Owns/)).toBeInTheDocument()
})

it('saves once, however often the button is pressed', async () => {
  const answer = held(savedCall())
  const { api, user } = await openOpportunity({ answers: { logCall: answer.answer } })
  await fillWholeCall(user)
  await user.dblClick(save())
  expect(screen.getByText('Saving the call')).toBeInTheDocument()
  expect(notes()).toHaveAttribute('readonly')
  answer.release()
  await isHistory()
  expect(api.callsOf('logCall')).toHaveLength(1)
})

it('shows what the service refuses at its field, until that is changed', async () => {
  const { user } = await openOpportunity({
    answers: {
      logCall: () =>
        problem(400, 'Bad Request', 'request-9', {
          code: 'invalid',
          errors: [
            { field: 'notes', code: 'invalid', message: 'These notes cannot be kept.' },
            { field: 'contactInfo', code: 'invalid', message: 'Nobody has this number.' },
          ],
        }),
    },
  })
  await fillWholeCall(user)
  await user.click(save())
  await waitFor(() => expect(notes()).toHaveAccessibleDescription('These notes cannot be kept.'))
  expect(screen.getByText('The call was not saved. Nobody has this number.')).toBeInTheDocument()
  expect(notes()).toHaveValue('Asked for figures')
  fireEvent.change(notes(), { target: { value: 'Asked for other figures' } })
  expect(screen.queryByText('These notes cannot be kept.')).not.toBeInTheDocument()
})

it('says plainly in form and toast that the call was not saved, until it is [O-154] [D-28]', async () => {
  const { api, user } = await openOpportunity({
    answers: { logCall: () => problem(500, 'Internal Server Error', 'request-9') },
  })
  await fillWholeCall(user)
  await user.click(save())
  expect(await screen.findByText('The call was not saved.')).toBeInTheDocument()
  const toast = await findErrorToast()
  expect(toast).toHaveTextContent('The call was not saved')
  expect(toast).toHaveTextContent('An error occurred getting data: Internal Server Error')
  api.answer({ logCall: savedCall() })
  await user.click(save())
  await isHistory()
  expect(errorToasts()).toHaveLength(0)
  expect(await screen.findByText('Call saved')).toBeInTheDocument()
})

it('turns read-only when somebody else holds the lock, and keeps what was typed [O-056]', async () => {
  const app = await openOpportunity({
    answers: {
      logCall: () => problem(409, 'Conflict', 'request-9', { code: 'lockedByUser', lockedBy: 'Dana Baker' }),
    },
  })
  await fillWholeCall(app.user)
  const dana = { lockedUserId: 'dana.baker', lockedBy: 'Dana Baker', lockedDT: '2026-11-21T14:55:00.000Z' }
  app.api.answer({ getOpportunity: () => wireSection('1000001', dana) })
  await app.user.click(save())
  expect(await screen.findByText(/^Locked By Dana Baker/)).toBeInTheDocument()
  expect(notes()).toHaveValue('Asked for figures')
  expect(notes()).toHaveAttribute('readonly')
  expect(save()).toBeDisabled()
})

it('records an inbound call [O-007] [OP-033]', async () => {
  const { api, user } = await openOpportunity()
  choose('Inbound Call', 'Direction')
  choose('Inbound Call', 'Call status')
  await fillCall(user, { result: 'No Action', notes: 'Asked for the payoff' })
  await user.click(save())
  await isHistory()
  expect(api.callsOf('logCall')[0]?.body).toMatchObject({
    action: 'IN_CALL',
    actionResult: 'INBOUNDCALL',
    contactInfo: null,
  })
})
