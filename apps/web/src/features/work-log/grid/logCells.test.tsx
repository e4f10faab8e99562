import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { wirePage, wireRow } from '../../../testing/fixtures'
import { renderApp } from '../../../testing/renderApp'
import { setWindowWidth } from '@retain/ui/testing/window-width'

const now = Date.parse('2026-11-21T15:00:00.000Z')

beforeEach(() => {
  // A lock's age is said in minutes, and a busy machine may need one for the page.
  vi.useFakeTimers({ now, toFake: ['Date'] })
  setWindowWidth(1600)
})

/** The Equity Log with these rows. */
async function openRows(...changes: readonly Readonly<Record<string, unknown>>[]) {
  const rows = changes.map((change, at) => wireRow({ opptId: String(17 + at), ...change }))
  const app = renderApp({ answers: { searchLogs: () => wirePage(rows) } })
  return { ...app, grid: gridDriver(await screen.findByRole('grid')) }
}

it('links the customer to the opportunity with the log it is opened from, and keeps the way back [L-257] [L-258] [L-259]', async () => {
  const { user, router } = await openRows({})
  const link = await screen.findByRole('link', { name: 'Singh, Beth' })
  expect(link).toHaveAttribute('href', '/app/opportunity/17?source=EQLOG')
  await user.click(link)
  await waitFor(() => expect(router.state.location.state).toMatchObject({ returnUrl: '/app/log' }))
})

it('shows the full name where there is one [L-288]', async () => {
  const { grid } = await openRows({ fullName: 'Beth Singh' })
  expect(grid.cellText(0, 'Customer')).toBe('Beth Singh')
})

it('shows a locked customer as plain text, with a lock that says who holds it [L-260] [L-262] [L-289]', async () => {
  const { grid, user } = await openRows({
    isLocked: true,
    lockedBy: 'Ann Lee',
    lockedUserId: 'ann.lee',
    lockedDT: new Date(now - 5 * 60_000).toISOString(),
  })
  expect(grid.row(0).queryByRole('link')).not.toBeInTheDocument()
  const lock = grid.row(0).getByRole('button', { name: 'Locked By Ann Lee 5 minutes ago. Press to unlock' })
  await user.hover(lock)
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Locked By Ann Lee 5 minutes ago. Press to unlock',
  )
})

it('shows the presence of a user next to the lock [L-262]', async () => {
  const lock = (lockedUserId: string, lockedBy: string) => ({ isLocked: true, lockedUserId, lockedBy })
  const { grid } = await openRows(
    lock('dana.baker', 'Dana Baker'),
    lock('ann.lee', 'Ann Lee'),
    { isCustomerLocked: true },
    {},
  )
  expect(
    [0, 1, 2].map((row) =>
      grid
        .row(row)
        .getByText(/ this customer$/)
        .textContent?.trim(),
    ),
  ).toEqual([
    'Dana is on this customer',
    'You are on this customer',
    'Somebody is on another opportunity of this customer',
  ])
  expect(grid.row(0).getByText('Singh, Beth')).toHaveAttribute(
    'title',
    'Singh, Beth\nDana is on this customer',
  )
  expect(grid.row(3).queryByText(/ this customer$/)).not.toBeInTheDocument()
})

it('has one font for names and notes of a column, however long, and shows the whole text', async () => {
  const { grid } = await openRows(
    { opptOwnerName: 'Al Fox', note: 'Call later' },
    { opptOwnerName: 'Cynthia Gordon', note: 'Left word with front desk' },
  )
  for (const [row, text] of [
    [0, 'Al Fox'],
    [0, 'Call later'],
    [1, 'Cynthia Gordon'],
    [1, 'Left word with front desk'],
  ] as const)
    expect(grid.row(row).getByTitle(text)).toHaveTextContent(text)
})

it('marks a customer whose salesperson has left [L-261]', async () => {
  const { grid } = await openRows({ isOrphan: true }, {})
  const sign = { name: 'Salesperson no longer at the store.' }
  expect(grid.row(0).getByRole('img', sign)).toBeInTheDocument()
  expect(grid.row(1).queryByRole('img', sign)).not.toBeInTheDocument()
})

it('shows no mark on a flagged customer [L-591]', async () => {
  const { grid } = await openRows({ flaggedUser: 'Ann Lee' }, {})
  const marks = (row: number) =>
    grid
      .row(row)
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label'))
  expect(marks(0)).toEqual(marks(1))
  expect(grid.row(0).queryByText(/Ann Lee/)).not.toBeInTheDocument()
})

it('lays a sentence over a row whose data is being collected [L-249] [L-250]', async () => {
  const { grid } = await openRows({ extSvcInProgress: true }, {})
  expect(grid.row(0).getByText('Data Collection In Progress')).toBeInTheDocument()
  expect(grid.row(0).queryByRole('link')).not.toBeInTheDocument()
  expect(grid.row(1).queryByText('Data Collection In Progress')).not.toBeInTheDocument()
})

it('says the state of a row in its edge and in words [L-252] [L-253] [L-254]', async () => {
  const { grid } = await openRows({ roStatus: 'Open' }, { roStatus: 'Scheduled' }, { roStatus: 'Closed' })
  expect(grid.row(0).getByRole('img', { name: 'Opened RO' })).toBeInTheDocument()
  expect(grid.row(1).getByRole('img', { name: 'Scheduled appointment' })).toBeInTheDocument()
  expect(grid.row(2).queryByRole('img', { name: /RO|appointment/ })).not.toBeInTheDocument()
})

it('shows what compass says of the status, else the status, else New [L-263] [L-264] [L-265]', async () => {
  const { grid } = await openRows(
    { compassStatus: 'Working', compassStatusDescription: 'A lead is worked on' },
    { status: 'IPCM', statusCode: 'IPCM' },
    { status: null, statusCode: 'NEW' },
  )
  expect(grid.columnTexts('Status')).toEqual(['Working', 'In ProcessContact Made', 'New'])
  expect(grid.row(0).getByTitle('A lead is worked on')).toBeInTheDocument()
})

it('draws a score from 1 to 10 only [L-266]', async () => {
  const { grid } = await openRows(...[0, 1, 10, 11, null].map((predictiveScore) => ({ predictiveScore })))
  expect(grid.columnTexts('Score')).toEqual(['', '1', '10', '', ''])
})

it('names the warranty by its icon, codes above 7 once 7 less [L-267] [L-268]', async () => {
  const { grid } = await openRows({ warrantyExpIcon: 2 }, { warrantyExpIcon: 9 }, { warrantyExpIcon: 15 })
  const warranty = { name: 'Under Warranty' }
  expect(grid.row(0).getByRole('img', warranty)).toBeInTheDocument()
  expect(grid.row(1).getByRole('img', warranty)).toBeInTheDocument()
  expect(grid.cell(2, 'Warranty Exp')).toBeEmptyDOMElement()
})

it('has different icons for a call, an email and a lead, and no others [L-278] [L-279] [L-280]', async () => {
  const codes = ['IN_CALL', 'OUT_CALL', 'IN_EMAIL', 'OUT_EMAIL', 'LEADSENT', 'LEADCREATED', 'NOTE']
  const { grid } = await openRows(...codes.map((lastActionIcon) => ({ lastActionIcon })))
  const names = codes.map((_code, row) =>
    grid.cell(row, 'Last Action').querySelector('[role=img]')?.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Call', 'Call', 'Email', 'Email', 'Lead', 'Lead', undefined])
})

it('leaves payment differences of cash and conquest deals blank [L-275] [L-276]', async () => {
  const { grid } = await openRows({}, { dealType: 'Cash' }, { dealType: 'Conquest' })
  expect(grid.columnTexts('Pmt Diff Finance')).toEqual(['$42', '', ''])
  expect(grid.columnTexts('Pmt Diff Lease')).toEqual(['-$35', '', ''])
})

it('draws only a lower payment as good for the customer', async () => {
  const { grid } = await openRows({})
  expect(grid.cell(0, 'Pmt Diff Lease').querySelector('[data-tone]')).toHaveAttribute('data-tone', 'good')
  expect(grid.cell(0, 'Pmt Diff Finance').querySelector('[data-tone]')).toHaveAttribute('data-tone', 'plain')
})

it('groups figures and breaks long texts into two lines [L-269] [L-272] [L-273] [L-286]', async () => {
  const { grid } = await openRows({
    modelName: 'Grand Cherokee L Summit Reserve',
    note: 'Wants a lower payment by the new year, asked twice already',
  })
  expect(grid.cellText(0, 'Equity')).toBe('$14,609')
  const linesOf = (column: string) =>
    [...grid.cell(0, column).querySelectorAll('i')].map(({ textContent }) => textContent)
  expect(linesOf('Model')).toEqual(['Grand Cherokee', 'L Summit..'])
  expect(linesOf('Notes')).toEqual(['Wants a lower payment by', 'the new year, asked...'])
})

it("shows dates in the store's offset [L-452]", async () => {
  const { grid } = await openRows({ contactDate: '2026-10-05T03:00:00.000Z' })
  expect(grid.cellText(0, 'Last Contact')).toBe('10/04/26')
})

it('has one size of text in a column, however long its texts are [L-594]', async () => {
  const { grid } = await openRows({ modelName: 'Accord' }, { modelName: 'Grand Cherokee L' })
  // Elements of this kind are set in the one size of two lines.
  expect([0, 1].map((row) => grid.cell(row, 'Model').querySelector('[data-cell="note"]'))).not.toContain(null)
})
