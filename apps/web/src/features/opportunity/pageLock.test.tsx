import { opportunityTabs } from '@retain/domain/opportunity/opportunityTabs'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { after } from '../../core/browser/after'
import { liveEventReceived } from '../../live/liveEvents'
import { held, problem, type FakeAnswer } from '../../testing/fakeApi'
import { liveGrid } from '../../testing/liveGrid'
import { locked } from '../../testing/liveMessages'
import { wireFrame, wireLock, wireSection } from '../../testing/opportunityFixtures'
import { openFromLog, openOpportunity } from '../../testing/opportunityPage'

type App = Awaited<ReturnType<typeof openOpportunity>>

const notes = () => screen.getByRole('textbox', { name: 'Notes' })
const isWritable = () => waitFor(() => expect(notes()).not.toHaveAttribute('readonly'))
const isReadOnly = () => waitFor(() => expect(notes()).toHaveAttribute('readonly'))
/** What is there to type, to choose and to save in the tab that is shown; not what opens an entry of the history. */
const controlsOf = (tab: string) => {
  const panel = within(screen.getByRole('tabpanel', { name: tab }))
  const inputs = ['textbox', 'radio', 'checkbox', 'combobox', 'searchbox', 'spinbutton', 'switch'].flatMap(
    (role) => panel.queryAllByRole(role),
  )
  const saving = panel.queryAllByRole('button', {
    name: /^(Save|Send|Clear|Done|Remove|Create|Dial|Mark|Another)/,
  })
  return [...inputs, ...saving]
}
const isOff = (control: HTMLElement) =>
  control.matches(
    ':disabled, [aria-disabled=true], [readonly], [aria-readonly=true], [contenteditable=false]',
  )
/** All six tabs stand open, with their forms, and nothing of them can be typed into or saved. */
const allTabsAreReadOnly = async ({ user }: Pick<App, 'user'>) => {
  for (const { label } of opportunityTabs) {
    await user.click(screen.getByRole('tab', { name: label }))
    if (label === 'History')
      expect(await screen.findByRole('list', { name: 'Contact history' })).toBeInTheDocument()
    else {
      await waitFor(() => expect(controlsOf(label)).not.toEqual([]))
      await waitFor(() => expect(controlsOf(label).filter((control) => !isOff(control))).toEqual([]))
    }
  }
}
const posted = ({ api }: Pick<App, 'api'>) =>
  api.callsOf('lockOpportunity').map(({ body }) => body as { opptId: string; isLocked: boolean })

const dana = { lockedUserId: 'dana.baker', lockedBy: 'Dana Baker', lockedDT: '2026-11-21T14:55:00.000Z' }
const heldByDana = { getOpportunity: () => wireSection('1000001', dana) }

let version = 100
/** The live channel tells of the lock, as the service does from now on: somebody holds it, or nobody does. */
const tellLock = ({ store, api }: Pick<App, 'store' | 'api'>, holder: typeof dana | null) =>
  act(() => {
    version += 1
    const lock = wireLock('1000001', holder !== null, version)
    const fields = holder ?? { lockedUserId: null, lockedBy: null, lockedDT: null }
    api.answer({ getOpportunity: () => wireSection('1000001', fields) })
    store.dispatch(
      liveEventReceived({ type: 'OPPT_LOCK', payload: { ...lock, ...fields } } as Parameters<
        typeof liveEventReceived
      >[0]),
    )
  })

it('gives one lock back and takes the next when it is stepped [OP-003]', async () => {
  const app = await openFromLog('Customer 00002')
  await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
  await screen.findByText('2 of 1,248')
  await app.user.click(screen.getByRole('button', { name: 'Next customer' }))
  await waitFor(() =>
    expect(posted(app).map(({ opptId, isLocked }) => [opptId, isLocked])).toEqual([
      ['1000002', true],
      ['1000002', false],
      ['1000003', true],
    ]),
  )
})

describe('the list that the page was opened from', () => {
  /** Opens a customer who becomes the user's, and goes back while the service has not answered yet. */
  async function openAndGoBack(answer: FakeAnswer) {
    const answered = held(answer)
    const app = await openFromLog('Customer 00002')
    await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
    app.api.answer({ lockOpportunity: answered.answer })
    await act(() => app.router.navigate(-1))
    await answered.asked
    const row = screen
      .getByRole('link', { name: 'Customer 00003' })
      .closest('[role=row]')?.previousElementSibling
    return { ...app, answered, row: within(row as HTMLElement) }
  }

  it('shows the customer free as soon as it shows again', async () => {
    const { answered, row } = await openAndGoBack(() => wireLock('1000002', false, 3))
    expect(row.getByRole('link', { name: 'Customer 00002' })).toBeInTheDocument()
    expect(row.queryByRole('button', { name: /^Locked By/ })).not.toBeInTheDocument()
    answered.release()
    await waitFor(() => expect(row.getByRole('link', { name: 'Customer 00002' })).toBeInTheDocument())
  })

  it('shows the customer locked once the service has kept the lock for another window', async () => {
    const { answered, row } = await openAndGoBack(() => wireLock('1000002', true))
    answered.release()
    expect(await row.findByRole('button', { name: /^Locked By Ann Lee/ })).toBeInTheDocument()
  })

  it('shows the customer locked again where the service could not give the lock back', async () => {
    const { answered, row } = await openAndGoBack(() => problem(503, 'Service Unavailable'))
    answered.release()
    expect(await row.findByRole('button', { name: /^Locked By Ann Lee/ })).toBeInTheDocument()
  })

  it('shows a colleague who has taken the lock meanwhile, whatever the answer to its release', async () => {
    const taken = () => problem(409, 'Conflict', 'request-9', { code: 'lockedByUser' })
    const { answered, row, ...app } = await openAndGoBack(taken)
    const { receive } = await liveGrid(app, 'Equity Log')
    await receive(locked('1000002', { rowVersion: 3 }))
    expect(row.getByRole('button', { name: /^Locked By Dana Baker/ })).toBeInTheDocument()
    answered.release()
    await act(() => after(50))
    expect(row.getByRole('button', { name: /^Locked By Dana Baker/ })).toBeInTheDocument()
  })
})

it('gives it back before signing out', async () => {
  const app = await openOpportunity()
  await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
  await app.user.click(screen.getByRole('button', { name: 'Ann Lee' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  await waitFor(() => expect(app.identity.asked).toContain('signOut'))
  expect(posted(app).at(-1)?.isLocked).toBe(false)
  expect(app.api.callsOf('lockOpportunity').at(-1)?.headers['authorization']).toBe('Bearer token-of-ann')
})

it('is read-only and names the holder while somebody else holds the lock; everything stays in reach [O-056] [O-057] [OP-003] [OP-004]', async () => {
  const app = await openOpportunity({ answers: heldByDana, isReady: false })
  expect(await screen.findByText(/^Locked By Dana Baker/)).toBeInTheDocument()
  await allTabsAreReadOnly(app)
  expect(posted(app)).toEqual([])
  expect(screen.getByRole('link', { name: 'Customer 360' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open playground' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next customer' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Previous customer' })).toBeInTheDocument()
})

it('has the form of a call and the last contacts below it, which opens once the lock is free, on a phone as well [OP-004]', async () => {
  setWindowWidth(390)
  const app = await openOpportunity({ answers: heldByDana })
  await isReadOnly()
  expect(screen.getByRole('button', { name: 'Save call' })).toBeDisabled()
  expect(screen.getByRole('region', { name: 'Contact history' })).toBeInTheDocument()
  tellLock(app, null)
  await isWritable()
  expect(screen.getByRole('region', { name: 'Contact history' })).toBeInTheDocument()
})

it('says who is on the customer, and no more when they have gone', async () => {
  const app = await openOpportunity({ answers: heldByDana, isReady: false })
  expect(await screen.findByText('Dana is on this customer')).toBeInTheDocument()
  tellLock(app, null)
  await waitFor(() => expect(screen.queryByText('Dana is on this customer')).not.toBeInTheDocument())
  tellLock(app, dana)
  expect(await screen.findByText('Dana is on this customer')).toBeInTheDocument()
})

it('does not fight for a lock that was taken away, and keeps what was typed [O-056] [L-385]', async () => {
  const app = await openOpportunity()
  await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
  fireEvent.change(notes(), { target: { value: 'Asked for figures' } })
  tellLock(app, null)
  tellLock(app, dana)
  await isReadOnly()
  expect(screen.getByRole('button', { name: 'Save call' })).toBeDisabled()
  for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled()
  for (const mark of screen.getAllByRole('button', { name: /^Mark as/ })) expect(mark).toBeDisabled()
  expect(screen.getByText(/^Locked By Dana Baker/)).toBeInTheDocument()
  expect(notes()).toHaveValue('Asked for figures')
  expect(posted(app).map(({ isLocked }) => isLocked)).toEqual([true])
  tellLock(app, null)
  await isWritable()
  expect(notes()).toHaveValue('Asked for figures')
  expect(posted(app).map(({ isLocked }) => isLocked)).toEqual([true])
})

it('offers to take a lock back that was taken away and is free, with what was typed in place', async () => {
  const app = await openOpportunity()
  await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
  fireEvent.change(notes(), { target: { value: 'Asked for figures' } })
  tellLock(app, dana)
  tellLock(app, null)
  expect(await screen.findByText(/^Your lock was released/)).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
  expect(screen.queryByText(/^Your lock was released/)).not.toBeInTheDocument()
  expect(posted(app).map(({ isLocked }) => isLocked)).toEqual([true, true])
  expect(notes()).toHaveValue('Asked for figures')
})

it('asks before it takes a lock back from somebody, who is named', async () => {
  const app = await openOpportunity()
  await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
  fireEvent.change(notes(), { target: { value: 'Asked for figures' } })
  tellLock(app, null)
  tellLock(app, dana)
  await isReadOnly()
  const ask = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Take it back' }))
    return screen.findByRole('alertdialog', { name: 'Take it back' })
  }
  const question = await ask()
  expect(question).toHaveTextContent('Are you sure you want to take back this customer, locked by Dana Baker')
  await app.user.click(within(question).getByRole('button', { name: 'No' }))
  expect(posted(app)).toHaveLength(1)
  version += 1
  app.api.answer({
    lockOpportunity: ({ body }) => {
      version += 1
      return wireLock('1000001', (body as { readonly isLocked: boolean }).isLocked, version)
    },
  })
  await app.user.click(within(await ask()).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(app.store.getState().pageLock?.hold).toBe('held'))
  expect(posted(app).map(({ isLocked }) => isLocked)).toEqual([true, false, true])
  await isWritable()
  expect(notes()).toHaveValue('Asked for figures')
})

it('offers nothing to somebody who never had the lock', async () => {
  await openOpportunity({ answers: heldByDana, isReady: false })
  expect(await screen.findByText(/^Locked By Dana Baker/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument()
})

it('does not block by a lock of one’s own [OP-003]', async () => {
  const own = { lockedUserId: 'ann.lee', lockedBy: 'Ann Lee', lockedDT: '2026-11-21T14:55:00.000Z' }
  const app = await openOpportunity({ answers: { getOpportunity: () => wireSection('1000001', own) } })
  await isWritable()
  await waitFor(() => expect(posted(app)).toHaveLength(1))
  expect(screen.queryByText(/on this customer$/)).not.toBeInTheDocument()
})

it('is read-only in a closed status, and never takes its lock [O-052] [O-053] [O-056] [OP-001]', async () => {
  const closed = { statusCode: 'NLO' }
  const app = await openOpportunity({
    isReady: false,
    answers: {
      getOpportunity: () => wireSection('1000001', closed),
      getOpportunityDetails: () => wireFrame('1000001', closed),
    },
  })
  expect(await screen.findByText(/^The opportunity is closed/)).toBeInTheDocument()
  await allTabsAreReadOnly(app)
  expect(posted(app)).toEqual([])
})

it('stays writable for a customer who asked not to be contacted [OP-001] [OP-002]', async () => {
  await openOpportunity({ answers: { getOpportunity: () => wireSection('1000001', { statusCode: 'DNC' }) } })
  await isWritable()
})
