import { auditPermission } from '@retain/domain/audit/auditAccess'
import { nothingFoundText } from '@retain/domain/list/listState'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

const switched = {
  ...{ sequence: '12', recordedAt: '2026-11-20T15:30:00.000Z', requestId: 'request-12' },
  ...{ userName: 'alex.romero', fullName: 'Alex Romero', kind: 'storeSwitched' },
  ...{ hyperionId: 'BLR', storeName: 'Blue Ridge Auto Park', subject: 'EAStoreEnabled store:BLR' },
}
const mapped = {
  ...switched,
  ...{ sequence: '11', userName: 'dana.baker', fullName: 'Dana Baker', kind: 'mappingChanged' },
  ...{ hyperionId: null, storeName: null, subject: 'Make CHEVY' },
}
const detail = {
  ...switched,
  ...{ previousHash: 'a'.repeat(64), hash: 'b'.repeat(64), refusals: null },
  before: { settingValue: 'On', isLocked: false },
  after: { settingValue: 'Off', isLocked: false },
}
const choices = {
  people: [
    { userName: 'alex.romero', fullName: 'Alex Romero' },
    { userName: 'dana.baker', fullName: 'Dana Baker' },
  ],
  stores: [{ hyperionId: 'BLR', name: 'Blue Ridge Auto Park' }],
}

const usual: FakeAnswers = {
  searchAuditLog: () => wirePage([switched, mapped]),
  listAuditChoices: () => choices,
  getAuditEntry: () => detail,
}

async function open({ answers, path = '/app/auditLog' }: { answers?: FakeAnswers; path?: string } = {}) {
  const app = renderApp({ path, roles: [generalAccess, auditPermission], answers: { ...usual, ...answers } })
  await screen.findByRole('grid', { name: 'Audit log' })
  const bodies = () => app.api.callsOf('searchAuditLog').map(({ body }) => body)
  return { ...app, bodies }
}

const panel = () => screen.findByRole('region', { name: 'Store switched on or off' })

describe('the audit log', () => {
  it('lists who did what, when and where, the newest first', async () => {
    const app = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audit Log')
    const row = await screen.findByRole('row', { name: /EAStoreEnabled/ })
    expect(row).toHaveTextContent('11/20/2026 10:30am')
    expect(row).toHaveTextContent('Alex Romero')
    expect(row).toHaveTextContent('Store switched on or off')
    expect(row).toHaveTextContent('Blue Ridge Auto Park')
    expect(screen.getByRole('row', { name: /Make CHEVY/ })).toHaveTextContent('All stores')
    expect(app.bodies()).toEqual([{ hyperionId: 'HAR', pageNumber: 1, pageSize: 50 }])
  })

  it('is denied without its permission', async () => {
    const { router } = renderApp({ path: '/app/auditLog', roles: [generalAccess] })
    await waitFor(() => expect(router.state.location.pathname).toBe('/access_denied'))
  })

  it('is narrowed by who, what, store and days, which stand in the address', async () => {
    const app = await open({ path: '/app/auditLog?pageNumber=3&from=2026-11-01&to=2026-11-20' })
    const choose = async (box: string, option: string) => {
      await app.user.click(screen.getByRole('combobox', { name: box }))
      await app.user.click(await screen.findByRole('option', { name: option }))
    }
    await choose('Who', 'Dana Baker')
    await choose('What', 'Mapping changed')
    await choose('Store', 'Blue Ridge Auto Park')
    const wanted = { hyperionId: 'HAR', userName: 'dana.baker', kind: 'mappingChanged', storeCode: 'BLR' }
    const days = { from: '2026-11-01', to: '2026-11-20' }
    await waitFor(() =>
      expect(app.bodies().at(-1)).toEqual({ ...wanted, ...days, pageNumber: 1, pageSize: 50 }),
    )
    expect(app.address()).toBe(
      '/app/auditLog?who=dana.baker&kind=mappingChanged&of=BLR&from=2026-11-01&to=2026-11-20',
    )
  })

  it('shows whom an address names also where nobody offers them', async () => {
    await open({ path: '/app/auditLog?who=gone.person' })
    expect(await screen.findByRole('combobox', { name: 'Who' })).toHaveValue('gone.person')
  })

  it('says that nothing was found, and that nothing was changed yet', async () => {
    const none = { searchAuditLog: () => wirePage([]) }
    const { unmount } = await open({ answers: none })
    expect(await screen.findByText('Nobody has changed anything yet.')).toBeInTheDocument()
    unmount()
    await open({ answers: none, path: '/app/auditLog?kind=storeSwitched' })
    expect(await screen.findByText(nothingFoundText)).toBeInTheDocument()
  })

  it('says that it could not be loaded, and asks again', async () => {
    let isDown = true
    const { user } = await open({
      answers: { searchAuditLog: () => (isDown ? problem(500, 'Fault') : wirePage([mapped])) },
    })
    await screen.findByText('The audit log could not be loaded.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('row', { name: /Make CHEVY/ })).toBeInTheDocument()
  })

  it('says that older entries are reached by their days where it ends', async () => {
    await open({ answers: { searchAuditLog: () => wirePage([switched], 10_000) } })
    expect(await screen.findByText(/Choose days to see older ones/)).toBeInTheDocument()
  })
})

describe('an entry', () => {
  it('opens beside the list, with what it was before and after, and closes again', async () => {
    const app = await open({ path: '/app/auditLog?kind=storeSwitched' })
    await app.user.click(await screen.findByRole('link', { name: 'Store enabled' }))
    const shown = await panel()
    expect(app.address()).toBe('/app/auditLog?kind=storeSwitched&entry=12')
    expect(within(shown).getByText('Alex Romero (alex.romero)')).toBeInTheDocument()
    expect(shown).toHaveTextContent(/Subject\s*Store enabled\s*Setting\s*EAStoreEnabled store:BLR/)
    const changes = within(shown).getByText('Value').nextElementSibling
    expect(changes?.querySelector('del')).toHaveTextContent('Before: On')
    expect(changes?.querySelector('ins')).toHaveTextContent('After: Off')
    expect(within(shown).getByText('b'.repeat(64))).toBeInTheDocument()
    await app.user.click(within(shown).getByRole('button', { name: 'Close' }))
    expect(app.address()).toBe('/app/auditLog?kind=storeSwitched')
  })

  it('of a refused call says how often it was refused in that minute', async () => {
    const refused = {
      ...detail,
      kind: 'refused',
      subject: 'saveSettings',
      before: null,
      after: { code: 'permission' },
    }
    await open({
      path: '/app/auditLog?entry=12',
      answers: { getAuditEntry: () => ({ ...refused, refusals: 3 }) },
    })
    const shown = await screen.findByRole('region', { name: 'Call refused' })
    await within(shown).findByText('Refused in this minute')
    expect(shown).toHaveTextContent(/Refused in this minute\s*3/)
    expect(shown).toHaveTextContent(/Values\s*1\s*Reason\s*permission/)
  })

  it('that is none, or cannot be loaded, says so and leaves the list', async () => {
    let status = 404
    const app = await open({
      path: '/app/auditLog?entry=99',
      answers: { getAuditEntry: () => (status === 200 ? detail : problem(status, 'No')) },
    })
    expect(await screen.findByText('There is no such entry of your stores.')).toBeInTheDocument()
    expect(app.address()).toBe('/app/auditLog?entry=99')
    status = 500
    await app.user.click(screen.getByRole('link', { name: 'Store enabled' }))
    expect(await screen.findByText('The entry could not be loaded.')).toBeInTheDocument()
    status = 200
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await panel()).toBeInTheDocument()
  })
})
