import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireContact } from '../../../testing/contactFixtures'
import { logOf, problem, type FakeAnswers } from '../../../testing/fakeApi'
import { liveGrid } from '../../../testing/liveGrid'
import { locked, removed } from '../../../testing/liveMessages'
import { wireAssociate, wireLock } from '../../../testing/opportunityFixtures'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'
import { contactAnswers, openContactLog } from '../../../testing/contactLog'
import { selectionActions } from './LogSelection'
import { selectSelection } from '../../../list/selection/selectionSlice'

// Otherwise the first test would wait for its code.
beforeAll(() => selectionActions.fetch())
beforeEach(() => setWindowWidth(1600))

interface Sent {
  readonly opportunities: readonly { readonly opptId: string }[]
}

/** Does what it is asked in every row, as the service does. */
const doing =
  (outcomeOf: (opptId: string) => object = () => ({})) =>
  ({ body }: { readonly body?: unknown }) => ({
    outcomes: (body as Sent).opportunities.map(({ opptId }) => ({
      ...{ opptId, outcome: 'done', reason: null, lock: null },
      ...outcomeOf(opptId),
    })),
  })

/** Opens the Equity Log and waits for its rows and the live connection. */
async function openLog(answers: FakeAnswers = {}) {
  const app = renderApp({
    answers: { listAssociates: () => [wireAssociate('sam.rivera', false)], ...answers },
  })
  await screen.findAllByText(/^Customer \d{5}$/)
  return { ...app, ...(await liveGrid(app, 'Equity Log')) }
}

type OpenedLog = Awaited<ReturnType<typeof openLog>>

const count = () => screen.queryByText(/^selected$/, { exact: false, selector: '[role=status]' })
const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument())

describe('a selection', () => {
  it('takes the place of the count with its own, and Clear lets go of all', async () => {
    const { grid, user } = await openLog()
    grid.toggleRow(0)
    grid.toggleRow(2, 'range')
    expect(count()).toHaveTextContent('3 selected')
    expect(screen.queryByText('1,248')).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Flag' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(count()).not.toBeInTheDocument()
    expect(grid.allSelected()).toBe('none')
    expect(screen.getByText('1,248')).toBeInTheDocument()
  })

  it('outlasts another page and another order', async () => {
    const { grid, user } = await openLog()
    grid.toggleRow(1)
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText('Customer 00051')
    expect(count()).toHaveTextContent('1 selected')
    grid.toggleRow(0)
    expect(count()).toHaveTextContent('2 selected')
    grid.sortBy('Year')
    await screen.findByText('Customer 00002')
    expect(grid.isSelected(1)).toBe(true)
  })

  it('ends with another store', async () => {
    const { grid, user, store } = await openLog()
    grid.toggleRow(0)
    await user.click(screen.getByRole('button', { name: 'Change Stores' }))
    await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
    await waitFor(() => expect(count()).not.toBeInTheDocument())
    expect(selectSelection(store.getState()).rows).toEqual([])
  })

  it('ends with other filters', async () => {
    const { grid, router } = await openLog()
    grid.toggleRow(0)
    await act(async () => router.navigate('/app/log?dealType=Lease'))
    await waitFor(() => expect(count()).not.toBeInTheDocument())
  })

  it('holds 200 rows, and says so at the 201st', async () => {
    const { grid, user } = await openLog({ searchLogs: logOf(260) })
    const most = 'At most 200 rows can be selected.'
    await user.click(screen.getByRole('button', { name: /^Show all/i }))
    await waitFor(() => expect(grid.rowCount()).toBe(260))
    grid.toggleAll()
    expect(count()).toHaveTextContent('200 selected')
    expect(screen.getAllByText(most)).not.toHaveLength(0)
    grid.toggleRow(0)
    expect(count()).toHaveTextContent('199 selected')
    expect(screen.queryByText(most, { ignore: '[role=status] *' })).not.toBeInTheDocument()
  })

  it('loses a row that leaves the list, which is told', async () => {
    const { grid, tell } = await openLog()
    grid.toggleRow(0)
    grid.toggleRow(1)
    await tell(removed('1000001'))
    expect(count()).toHaveTextContent('1 selected')
    await said('Customer 00001 has left the list and is no longer selected.')
  })

  it('knows of locks that are told, also of rows on another page', async () => {
    const { grid, tell, user } = await openLog()
    grid.toggleRow(0)
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText('Customer 00051')
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeDisabled()
    await tell(locked('1000001'))
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeEnabled()
  })
})

describe('by the keyboard', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

  it('Space selects the row of the customer that j has come to, Escape lets go', async () => {
    const { grid } = await openLog()
    press('j')
    press(' ')
    expect(grid.isSelected(0)).toBe(true)
    press('j')
    press(' ')
    expect(count()).toHaveTextContent('2 selected')
    press('Escape')
    // The first one leads from the link back to its cell.
    press('Escape')
    expect(count()).not.toBeInTheDocument()
  })

  it('the keys are on the list of keys', async () => {
    await openLog()
    press('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog).toHaveTextContent('Select the row; with Shift and an arrow the next one tooSpace')
    expect(dialog).toHaveTextContent('Let go of the selected rowsEsc')
  })
})

describe('Flag', () => {
  it('sets the flags of those who are chosen in every row, and lets go of the rows [O-253] [OP-069]', async () => {
    const { grid, user, api } = await openLog({ flagOpportunities: doing() })
    grid.toggleRow(0)
    grid.toggleRow(1)
    await user.click(await screen.findByRole('button', { name: 'Flag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Flag 2 rows' }))
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: 'Myself' }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('2 opportunities have been flagged')).toBeInTheDocument()
    expect(api.callsOf('flagOpportunities').map(({ body }) => body)).toEqual([
      {
        opportunities: ['1000001', '1000002'].map((opptId) => ({ opptId, hyperionId: 'HAR' })),
        associates: [
          {
            userName: 'ann.lee',
            email: 'ann.lee@example.com',
            firstName: 'Ann',
            lastName: 'Lee',
            isFlagged: true,
          },
        ],
      },
    ])
    expect(count()).not.toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('names who was refused and why, and keeps them selected', async () => {
    const refused = { outcome: 'refused', reason: 'notAssociate' }
    const { grid, user } = await openLog({
      flagOpportunities: doing((opptId) => (opptId === '1000002' ? refused : {})),
    })
    grid.toggleRow(0)
    grid.toggleRow(1)
    await user.click(await screen.findByRole('button', { name: 'Flag' }))
    await user.click(await screen.findByRole('radio', { name: 'Unflag' }))
    await user.click(screen.getByRole('checkbox', { name: 'Myself' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const dialog = await screen.findByRole('dialog', { name: '1 of 2 refused' })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      'Customer 00002Not everybody who was chosen works at this store.',
    )
    expect(screen.getByText('Opportunity has been unflagged')).toBeInTheDocument()
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect([grid.isSelected(0), grid.isSelected(1)]).toEqual([false, true])
  })

  it('that fails as a whole keeps everything, to be tried again [O-252] [S-464]', async () => {
    const { grid, user, store } = await openLog({
      flagOpportunities: () => problem(503, 'Service Unavailable'),
    })
    grid.toggleRow(0)
    await user.click(await screen.findByRole('button', { name: 'Flag' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Myself' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByText('Opportunity flag failed')
    expect(screen.getByRole('dialog', { name: 'Flag 1 row' })).toBeInTheDocument()
    expect(selectSelection(store.getState()).rows).toHaveLength(1)
  })
})

describe('Unlock', () => {
  const release = doing((opptId) => ({ lock: wireLock(opptId, false, 3) }))

  it('asks about the rows of others and releases all, those that nobody holds aside [L-382] [L-383] [L-589]', async () => {
    const { grid, tell, user, api } = await openLog({ unlockOpportunities: release })
    await tell(locked('1000001'), locked('1000002', { lockedUserId: 'ann.lee', lockedBy: 'Ann Lee' }))
    for (const row of [0, 1, 2]) grid.toggleRow(row)
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Unlock Row' })
    expect(dialog).toHaveTextContent(/Are you sure you want to unlock this row locked by Dana Baker .+ ago\?/)
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Customer 00001')
    await user.click(within(dialog).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('2 rows have been unlocked. 1 not locked.')).toBeInTheDocument()
    expect(api.callsOf('unlockOpportunities').map(({ body }) => body)).toEqual([
      {
        opportunities: [
          { opptId: '1000001', hyperionId: 'HAR', lockedUserId: 'dana.baker' },
          { opptId: '1000002', hyperionId: 'HAR', lockedUserId: 'ann.lee' },
        ],
      },
    ])
    await waitFor(() => expect(grid.row(0).queryByRole('button')).not.toBeInTheDocument())
    expect(count()).not.toBeInTheDocument()
  })

  it('releases one’s own at once [L-382]', async () => {
    const { grid, tell, user } = await openLog({ unlockOpportunities: release })
    await tell(locked('1000001', { lockedUserId: 'ann.lee', lockedBy: 'Ann Lee' }))
    grid.toggleRow(0)
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    expect(await screen.findByText('Row has been unlocked')).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('Export', () => {
  const noFile = () => problem(503, 'Service Unavailable')

  /** Exports the first row and the third. Answers what the service was asked for, once. */
  async function exportTwo({ grid, user, api }: Pick<OpenedLog, 'grid' | 'user' | 'api'>) {
    grid.toggleRow(0)
    grid.toggleRow(2)
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(api.callsOf('exportLog')).toHaveLength(1))
    return api.callsOf('exportLog')[0]?.body
  }

  it('names the rows, in the place of what the search finds, and keeps them selected', async () => {
    const asked = await exportTwo(await openLog({ exportLog: noFile }))
    expect(asked).toMatchObject({ call: 'searchLogs', rowKeys: ['1000001', '1000003'] })
    expect(count()).toHaveTextContent('2 selected')
  })

  it('of the Contact Log names the mails, and not the others of their customers', async () => {
    const mails = ['501', '502', '503'].map((inboundContactHistoryId) =>
      wireContact({ inboundContactHistoryId }),
    )
    const answers = { ...contactAnswers(mails), exportLog: noFile }
    const asked = await exportTwo(await openContactLog({ answers }))
    expect(asked).toMatchObject({ call: 'searchContactLog', rowKeys: ['501', '503'] })
  })
})
