import type { Day } from '@retain/domain/calendar/day'
import {
  daysBefore,
  mondaysOf,
  periodDays,
  type DashboardPeriod,
} from '@retain/domain/dashboard/dashboardPeriod'
import { noPeriodFigures, type Dashboard, type DashboardGroup } from '@retain/domain/dashboard/dashboard'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'

const view: Permission = 'Opportunity_Can_View_Setting_Overrides'
const today = '2026-11-20' as Day

const group = (key: string | null, name: string | null, answers: number, weeks: number): DashboardGroup => ({
  ...{ key, name, contacts: 10 * answers, answers, leads: 1, responses: answers, responseSeconds: 600 },
  ...{ flags: 2, onList: 8, contacted: 6 },
  weeks: Array.from({ length: weeks }, (_, at) => ({
    ...noPeriodFigures,
    contacts: answers + at,
    answers: at === weeks - 1 ? answers : 0,
  })),
})

function dashboardOf(period: DashboardPeriod, isByStore: boolean): Dashboard {
  const days = periodDays(period, today)
  const weeks = mondaysOf(days)
  const before = daysBefore(days)
  const groups = isByStore
    ? [group('GUL', 'Gulfside Ford', 3, weeks.length), group('HAR', 'Harborview Motors', 5, weeks.length)]
    : [group('jordan.mills', 'Jordan Mills', 5, weeks.length), group(null, null, 1, weeks.length)]
  return {
    ...days,
    ...{ previousFrom: before.from, previousTo: before.to, weeks, groups },
    total: { ...group(null, null, 6, weeks.length), contacts: 1_155 },
    previous: { ...noPeriodFigures, contacts: 1_058 },
  }
}

/** The text of a file; the browser of the tests reads one in this way only. */
const textOf = (content: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsText(content ?? new Blob())
  })

interface Opened {
  readonly path?: string
  readonly answers?: FakeAnswers
}

/** The query of a request for figures. */
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'https://retain.test').searchParams)

async function open({ path = '/app/dashboard', answers = {} }: Opened = {}) {
  const app = renderApp({
    path,
    roles: [generalAccess, view],
    answers: {
      getDashboard: ({ url }) => {
        const { period, groupBy } = queryOf(url)
        return dashboardOf((period ?? 'weeks4') as DashboardPeriod, groupBy === 'store')
      },
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  return app
}

const table = () => screen.findByRole('table', { name: 'Figures' })
const rowNamed = async (name: string) => {
  const header = await within(await table()).findByRole('rowheader', { name })
  const row = header.closest('tr')
  if (row === null) throw new Error('A header stands in its row.')
  return within(row)
}

describe('the figures', () => {
  it('stand in tiles beside those of before, and in a table', async () => {
    await open()
    const tiles = await screen.findByRole('group', { name: 'Measures' })
    const contacts = within(tiles).getByRole('button', { name: /Contacts/ })
    expect(contacts).toHaveTextContent('Contacts1,15597 more (9.2%) from 1,058')
    expect(contacts).toHaveAttribute('aria-pressed', 'true')
    const row = await rowNamed('Jordan Mills')
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['5', '6', '7', '8', '50', '5', '1', '0 hr 10 m', '2', '8', '6', '75%'],
    ])
    expect(screen.getByText('26 Oct 2026 – 20 Nov 2026')).toBeInTheDocument()
  })

  it('are of another measure when its tile is pressed, which the address says', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: /^Answers/ }))
    expect(await screen.findByRole('heading', { name: 'Answers by week and associate' })).toBeInTheDocument()
    expect(address()).toBe('/app/dashboard?period=weeks4&measure=answers')
    const row = await rowNamed('Jordan Mills')
    expect(row.getAllByRole('cell')[3]).toHaveTextContent('5')
  })

  it('are asked for anew by store and for another period', async () => {
    const { user, address, api } = await open()
    await table()
    await user.click(screen.getByRole('radio', { name: 'Store' }))
    expect(await rowNamed('Gulfside Ford')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '8 weeks' }))
    await waitFor(() => expect(screen.getAllByText('09/28').length).toBeGreaterThan(0))
    expect(address()).toBe('/app/dashboard?period=weeks8&grouping=store')
    const asked = api.callsOf('getDashboard').map(({ url }) => queryOf(url))
    expect(asked.at(-1)).toMatchObject({ period: 'weeks8', groupBy: 'store', stores: 'active' })
  })
})

describe('a figure', () => {
  it('leads to the log that has its rows, with the person outside of the address', async () => {
    const { user, address, router } = await open()
    const answers = (await rowNamed('Jordan Mills')).getByRole('link', { name: '5' })
    await user.click(answers)
    await screen.findByRole('heading', { level: 1, name: 'Contact Log' })
    expect(address()).toContain('/app/contact?')
    expect(address()).not.toContain('ordan')
    expect(router.state.location.state).toMatchObject({ personFilters: { emailSentBy: 'jordan.mills' } })
  })

  it('of contacts leads nowhere, nor does that of nobody', async () => {
    await open()
    const row = await rowNamed('Jordan Mills')
    expect(row.queryByRole('link', { name: '50' })).not.toBeInTheDocument()
    expect((await rowNamed('No associate')).queryAllByRole('link')).toEqual([])
  })

  it('of another store leads into that store', async () => {
    await open({ path: '/app/dashboard?grouping=store&stores=all' })
    const link = (await rowNamed('Gulfside Ford')).getByRole('link', { name: '8' })
    expect(link.getAttribute('href')).toMatch(/^\/app\/log\?store=GUL&/)
  })
})

it('the table is saved as it is looked at', async () => {
  const { user, files } = await open()
  await table()
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^dashboard-HAR-.*\.csv$/)])
  const text = await textOf(files[0]?.content)
  expect(text.split('\r\n')[1]).toBe('Jordan Mills,5,6,7,8,50,5,1,10,2,8,6,75')
})

it('says that nothing happened', async () => {
  const nothing = { ...noPeriodFigures, flags: 0, onList: 0, contacted: 0, weeks: [] }
  await open({
    answers: {
      getDashboard: () => ({ ...dashboardOf('weeks4', false), groups: [], total: nothing }),
    },
  })
  expect(
    await screen.findByText('Nothing happened in this period, and nothing is on the list.'),
  ).toBeInTheDocument()
})

it('says that it could not be loaded, and tries again', async () => {
  let isBroken = true
  const { user } = await open({
    answers: {
      getDashboard: () => (isBroken ? problem(500, 'server') : dashboardOf('weeks4', false)),
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The figures could not be loaded.')).toBeInTheDocument()
  isBroken = false
  await user.click(retry)
  expect(await rowNamed('Jordan Mills')).toBeTruthy()
})

it('is denied to whoever may not see the setting overrides', async () => {
  renderApp({ path: '/app/dashboard', roles: [generalAccess] })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
})
