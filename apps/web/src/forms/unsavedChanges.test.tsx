import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { keptDrafts, makeKeptDrafts } from '../core/browser/keptDrafts'
import { sessionLost } from '../session/signIn'
import { storedAuth } from '../session/storedAuth'
import { held, problem, savedCall, type FakeAnswer } from '../testing/fakeApi'
import { fillWholeCall, notes, save } from '../testing/callForm'
import { addressOf, openFromLog, openOpportunity } from '../testing/opportunityPage'
import { navigationLink } from '../testing/navigation'

const question = () => screen.findByRole('alertdialog', { name: 'Confirm Close' })
const answer = async (name: 'OK' | 'Cancel') =>
  fireEvent.click(within(await question()).getByRole('button', { name }))
const type = (text = 'Asked for figures') => fireEvent.change(notes(), { target: { value: text } })
const isWritable = () => waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
const link = () => screen.getAllByRole('link', { name: 'Equity Log' }).at(-1) as HTMLElement

it('asks before a step, with these words and buttons, and Cancel stays [O-058] [O-065] [O-066] [L-459] [D-52]', async () => {
  const { user, address } = await openFromLog('Customer 00002')
  await isWritable()
  await screen.findByText('2 of 1,248')
  type()
  await user.click(screen.getByRole('button', { name: 'Next customer' }))
  expect(await question()).toHaveTextContent(
    'Looks like you have unsaved changes. Are you sure you want to leave?',
  )
  expect(within(await question()).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await answer('Cancel')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(address()).toMatch(/1000002/)
  expect(notes()).toHaveValue('Asked for figures')
})

it('leaves by OK, and begins afresh with the next customer [O-076] [O-066]', async () => {
  const { user } = await openFromLog('Customer 00002')
  await isWritable()
  await screen.findByText('2 of 1,248')
  type()
  await user.click(screen.getByRole('button', { name: 'Next customer' }))
  await answer('OK')
  await screen.findByRole('heading', { level: 1, name: 'Customer 00003' })
  expect(notes()).toHaveValue('')
})

it('asks before every link and before going back [O-066] [OP-027] [D-53]', async () => {
  const { user, router, address } = await openFromLog('Customer 00002')
  await isWritable()
  type()
  await user.click(link())
  await answer('Cancel')
  await router.navigate(-1)
  await answer('Cancel')
  expect(address()).toMatch(/1000002/)
  await user.click(navigationLink('Service Log'))
  await answer('OK')
  expect(await screen.findByRole('heading', { level: 1, name: 'Service Log' })).toBeInTheDocument()
})

it('does not ask between tabs, which keep the draft [OP-027]', async () => {
  const { user } = await openOpportunity()
  await isWritable()
  type()
  await user.click(screen.getByRole('tab', { name: 'History' }))
  await user.click(screen.getByRole('tab', { name: 'Call' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(notes()).toHaveValue('Asked for figures')
})

it('does not ask when nothing was changed, nor for a forced status [O-156] [D-45]', async () => {
  const { user, address } = await openOpportunity()
  await isWritable()
  await user.click(link())
  await waitFor(() => expect(address()).toMatch(/^\/app\/log/))
})

it('asks before the store is changed, and only then changes it [D-53] [O-066]', async () => {
  const { api, user, address } = await openOpportunity()
  await isWritable()
  await waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(1))
  type()
  const pick = async () => {
    await user.click(screen.getByRole('button', { name: 'Change Stores' }))
    await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
  }
  const before = api.callsOf('checkStore').length
  await pick()
  await answer('Cancel')
  expect(api.callsOf('checkStore')).toHaveLength(before)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await pick()
  await answer('OK')
  await waitFor(() => expect(address()).toMatch(/^\/app\/log/))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('asks before signing out [D-53]', async () => {
  const { identity, user } = await openOpportunity()
  await isWritable()
  type()
  const logOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Ann Lee' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  }
  await logOut()
  await answer('Cancel')
  expect(identity.asked).not.toContain('signOut')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await logOut()
  await answer('OK')
  await waitFor(() => expect(identity.asked).toContain('signOut'))
})

describe('signing out', () => {
  const logOut = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Ann Lee' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  }
  /** What another window holds, or held when it was closed. */
  const typedElsewhere = (notes: string) =>
    makeKeptDrafts('other').write(
      'ann.lee/call/1000009',
      { draft: { notes }, idempotencyKey: 'key-9', keptAt: instantFromEpoch(Date.now()) },
      null,
    )

  it('names what would be lost in other windows, and Cancel changes nothing', async () => {
    const { api, identity, user } = await openOpportunity()
    await isWritable()
    typedElsewhere('Asked for the payoff')
    await logOut(user)
    expect(await question()).toHaveTextContent(
      /unsaved changes\. Are you sure you want to leave\?.*in all windows.*Call of .*: “Asked for the payoff”/,
    )
    expect(within(await question()).getByRole('link', { name: /^Call of/ })).toHaveAttribute(
      'href',
      '/app/opportunity/1000009',
    )
    await answer('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(identity.asked).toEqual([])
    expect(storedAuth.token()).not.toBeNull()
    expect(keptDrafts.ofUser('ann.lee')).toHaveLength(1)
    await fillWholeCall(user)
    await user.click(save())
    await waitFor(() => expect(api.callsOf('logCall')).toHaveLength(1))
  })

  it('removes all of it after OK', async () => {
    const { identity, user } = await openOpportunity()
    await isWritable()
    typedElsewhere('Asked for the payoff')
    type('Asked for figures')
    await logOut(user)
    expect(within(await question()).getAllByRole('link')).toHaveLength(2)
    await answer('OK')
    await waitFor(() => expect(identity.asked).toContain('signOut'))
    expect(keptDrafts.ofUser('ann.lee')).toEqual([])
  })

  it('does not ask about what was saved meanwhile, but about the rest', async () => {
    const saving = held(savedCall())
    const { identity, user } = await openOpportunity({ answers: { logCall: saving.answer } })
    await isWritable()
    typedElsewhere('Asked for the payoff')
    await fillWholeCall(user)
    await user.click(save())
    await saving.asked
    await logOut(user)
    await screen.findByRole('dialog', { name: 'Saving' })
    saving.release()
    expect(within(await question()).getAllByRole('listitem')).toHaveLength(1)
    await answer('OK')
    await waitFor(() => expect(identity.asked).toContain('signOut'))
  })

  it('in another window leaves without a question, and keeps nothing', async () => {
    const { store, address } = await openOpportunity()
    await isWritable()
    type()
    await waitFor(() => expect(keptDrafts.ofUser('ann.lee')).toHaveLength(1))
    keptDrafts.removeOfUser('ann.lee')
    // The stored access may still be in sight here for a moment.
    act(() => void store.dispatch(sessionLost('signedOut')))
    expect(await screen.findByText('You have been signed out.')).toBeInTheDocument()
    expect(address()).toBe('/Logout')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(keptDrafts.ofUser('ann.lee')).toEqual([])
  })
})

it('leaves without a question when the access is denied, and offers what was typed again [D-65]', async () => {
  const { router, address, user } = await openOpportunity()
  await isWritable()
  type()
  await waitFor(() => expect(keptDrafts.ofUser('ann.lee')).toHaveLength(1))
  await act(() => router.navigate('/access_denied'))
  expect(address()).toBe('/access_denied')
  await act(() => router.navigate(addressOf('1000001')))
  expect(await screen.findByText(/^You typed this on .* It was not saved\.$/)).toBeInTheDocument()
  expect(notes()).toHaveValue('Asked for figures')
  await isWritable()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(keptDrafts.ofUser('ann.lee')).toEqual([])
})

it('lets the browser ask when the window is closed, only while something is unsaved [OP-027]', async () => {
  await openOpportunity()
  await isWritable()
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(close()).toBe(false)
  type()
  await waitFor(() => expect(close()).toBe(true))
  type('')
  await waitFor(() => expect(close()).toBe(false))
})

it('asks before reading anew, which empties the form [O-077]', async () => {
  const { api, user } = await openOpportunity()
  await isWritable()
  type()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await answer('Cancel')
  expect(api.callsOf('getOpportunity')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await answer('OK')
  await waitFor(() => expect(api.callsOf('getOpportunity')).toHaveLength(2))
  await isWritable()
  expect(notes()).toHaveValue('')
})

describe('a page that is left while it saves', () => {
  /** A call is being saved, and the next customer was asked for. */
  async function leaveWhileSaving(answer: FakeAnswer) {
    const saving = held(answer)
    const app = await openFromLog('Customer 00002', { answers: { logCall: saving.answer } })
    await isWritable()
    await screen.findByText('2 of 1,248')
    await fillWholeCall(app.user)
    await app.user.click(save())
    await saving.asked
    await app.user.click(screen.getByRole('button', { name: 'Next customer' }))
    return { ...app, release: saving.release }
  }
  const notice = () => screen.findByRole('dialog', { name: 'Saving' })

  it('waits, says so, and leaves once it is saved, without a question', async () => {
    const { api, release, store, address } = await leaveWhileSaving(savedCall())
    expect(await notice()).toHaveTextContent('The page is left as soon as everything is saved.')
    expect(address()).toMatch(/1000002/)
    release()
    await screen.findByRole('heading', { level: 1, name: 'Customer 00003' })
    expect(address()).not.toMatch(/tab=history/)
    expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(api.callsOf('logCall')).toHaveLength(1)
    expect(store.getState().toasts.map(({ label }) => label)).toEqual(['Call saved'])
  })

  it('stays with what was typed, and says what is wrong, where that fails', async () => {
    const { release, address } = await leaveWhileSaving(() => problem(500, 'Internal Server Error'))
    await notice()
    release()
    expect(await screen.findByText('The call was not saved.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toMatch(/1000002/)
    expect(notes()).toHaveValue('Asked for figures')
    await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
  })

  it('stays where that is wanted after all, and goes on as after every save', async () => {
    const { user, release, address } = await leaveWhileSaving(savedCall())
    await user.click(within(await notice()).getByRole('button', { name: 'Stay on the page' }))
    expect(address()).toMatch(/1000002/)
    release()
    await waitFor(() => expect(address()).toMatch(/1000002.*tab=history/))
  })

  it('waits before signing out as well', async () => {
    const { identity, user, release } = await leaveWhileSaving(savedCall())
    await user.click(within(await notice()).getByRole('button', { name: 'Stay on the page' }))
    await user.click(screen.getByRole('button', { name: 'Ann Lee' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await notice()
    expect(identity.asked).not.toContain('signOut')
    release()
    await waitFor(() => expect(identity.asked).toContain('signOut'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
